"""Towns: building, recruiting, prices, captured Towns, actions in others' turns."""
