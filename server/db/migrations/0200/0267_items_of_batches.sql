-- What a batch is about is found by one word in every table of items.
alter table auto_booking_cars rename column wave_id to batch_id;
