-- The server's roles may do what the server does and no more: what a table of a tenant is given by
-- itself (0001) is taken back where nothing asks for it, so that a mistake or somebody who got hold
-- of the server's login cannot do it either.

-- Sites and companies are set up by the system and put out of use, never deleted.
revoke insert, update, delete on sites, companies from wheelhouse_app;
revoke delete on sites, companies, chains from wheelhouse_system;

-- A number that was drawn is not drawn again.
revoke update, delete on number_series from wheelhouse_app, wheelhouse_system;
grant update (next_number) on number_series to wheelhouse_app, wheelhouse_system;
create function refuse_drawn_number() returns trigger language plpgsql as $$
begin
  raise exception 'numbers of % have been drawn up to %', old.name, old.next_number - 1
    using errcode = 'restrict_violation';
end $$;
create trigger refuse_drawn_number before update on number_series
  for each row when (new.next_number < old.next_number) execute function refuse_drawn_number();

-- What happened to a booking stays as it was written; only when it is told may change, and by a
-- trigger when it began before.
revoke update on booking_events from wheelhouse_app, wheelhouse_system;
grant update (waits_until, begins_before) on booking_events to wheelhouse_app, wheelhouse_system;

-- Told of what was done, and kept as long as that is.
revoke delete on customer_merges, booking_day_moves, report_mail_sendings from wheelhouse_app;
