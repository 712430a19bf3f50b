-- The key of the write by which a device let somebody in: until it is answered, the device knows by it
-- whom others are told of already.
alter table queue_people add column intent text;
