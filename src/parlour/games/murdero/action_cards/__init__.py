"""The Action Cards, a module each: to add one, add its module, its texts and its picture."""
