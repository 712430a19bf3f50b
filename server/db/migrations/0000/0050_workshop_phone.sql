-- What a customer who reads the report of their tyres can call.
alter table tread_thresholds add column phone text not null default '';
