"""The games for learning libraries: Gymnasium, PettingZoo and OpenSpiel, on one encoding (docs/adapters.md).

`parlour.adapters.gymnasium`, `.pettingzoo` and `.openspiel` need their library; `parlour[adapters]` brings all three.
"""
