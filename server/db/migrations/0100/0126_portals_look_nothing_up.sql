-- What is known of a plate is told no stranger, so portals look nothing up.
alter table booking_portals drop column plate_lookup;
