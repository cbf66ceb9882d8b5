"""The Action Cards, one module each. To add a card, add its module, its texts and its picture."""
