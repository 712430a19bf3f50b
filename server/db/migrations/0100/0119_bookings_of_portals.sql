-- The form that a customer booked with by themselves: sent again, it is the same booking.
alter table bookings add column form uuid;
create unique index bookings_form_key on bookings (chain_id, site_id, form) where form is not null;
