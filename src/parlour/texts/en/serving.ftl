# What “parlour serve” says when the doors are open.

serving-here = Parlour is open. On this computer: { $address }
serving-others = From other computers on your network: { $address }
serving-stop = To close it, press Ctrl+C.
