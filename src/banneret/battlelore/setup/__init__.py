"""From seats and adventure to the first position."""
