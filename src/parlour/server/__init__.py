"""The house: the only place with sockets, clocks and disks."""
