-- What is told once was kept in clear for ninety days, for who sends the same again: secrets of
-- readers, addresses of lobby screens, kiosks, visits and tread readings. Who repeats such a call now
-- is told a new one.
set local role wheelhouse_system;
delete from idempotency
  where answer -> 'data' ->> 'secret' is not null
    or answer -> 'data' ->> 'path' ~ '^/(screens/queue|kiosk|q|tread-depth)/[[:alnum:]_-]{20,}$';
-- Links to choose a new password. One that still waits to leave has to be asked for again.
update messages
  set body = '', status = case status when 'waiting' then 'expired' else status end
  where body ~ '/forgot/[[:alnum:]_-]{43}';
reset role;
