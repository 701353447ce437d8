"""*Couriers*: two or three riders carry the same news to the court, and only the first one is paid."""
