-- What was done without network counts from when it was done; when it reached the server is kept
-- beside it. Of what is older than these columns nobody knows any more: null.
alter table queue_history add column received_at timestamptz;
alter table queue_history alter column received_at set default now();
alter table notification_reads add column received_at timestamptz;
alter table notification_reads alter column received_at set default now();
alter table notifications add column resolve_received_at timestamptz;

-- When it was done, where that was before it reached the server at "at".
alter table audit_log add column done_at timestamptz;
