-- On which devices an account was opened: what strangers try never stops these. The hash is of the
-- random id that an installation of the app keeps, the same for all who share the device.
create table known_devices (
  user_id bigint not null references users,
  device_hash bytea not null,
  used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_old on known_devices (used_at);
call system_only('known_devices');
