-- Days that were stored stay the same every day. The day on which access ends is kept, and the days
-- until then are counted by whoever asks.
alter table users add payment_expires_on date;
set local role wheelhouse_system;
update users set payment_expires_on = (now() at time zone timezone)::date + payment_expiration_days
  where payment_expiration_days is not null;
reset role;
alter table users drop column payment_expiration_days;
