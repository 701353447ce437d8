"""What is printed in the boxes of *BattleLore*, and its adventure files."""
