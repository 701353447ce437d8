"""What comes in from outside: requests, websockets, pages, and who may do what."""
