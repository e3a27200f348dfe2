"""The game record: write, read, replay, check, verify."""

from digsite.records.decisions import Decision
from digsite.records.errors import RecordError
from digsite.records.header import Header
from digsite.records.reading import Record, read_record, read_records
from digsite.records.replay import Verdict, check_lines, replay
from digsite.records.verify import fair_sheet, verify
from digsite.records.writing import event_lines, record_lines

__all__ = [
    "Decision",
    "Header",
    "Record",
    "RecordError",
    "Verdict",
    "check_lines",
    "event_lines",
    "fair_sheet",
    "read_record",
    "read_records",
    "record_lines",
    "replay",
    "verify",
]
