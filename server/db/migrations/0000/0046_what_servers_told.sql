-- How much each server has told the others. What NOTIFY carries is lost to a server that does not
-- listen at that moment, and nothing says so: by this it finds out.
create table live_servers (
  uid text primary key,
  told bigint not null,
  seen_at timestamptz not null default now()
);
call system_only('live_servers');
grant select, insert, delete on socket_io_attachments to wheelhouse_system;
grant usage on sequence socket_io_attachments_id_seq to wheelhouse_system;
