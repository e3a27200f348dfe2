"""The steps, one file each. A step that was released is never edited."""
