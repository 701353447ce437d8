"""What is wrong with a scenario file beyond the types of its values."""
