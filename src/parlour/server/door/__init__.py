"""What comes in over HTTP and sockets: who may ask how much, and what is said on the wire."""
