-- When it was last said whether a line is done: a device that was away tells of what was done before that.
alter table order_line_work add column said_at timestamptz;
update order_line_work set said_at = done_at;
