"""What a game is. Nothing here knows of sockets, wall clocks, disks or who is a person and who a bot."""
