-- Quiet hours have minutes: both ends are minutes of the day.

update people set quiet_from = quiet_from * 60, quiet_to = quiet_to * 60;
