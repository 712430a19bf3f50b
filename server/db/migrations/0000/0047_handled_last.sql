-- Who was handled last by a queue, however many others were done that day.
create index queue_entries_handled on queue_entries (chain_id, site_id, queue, done_at desc)
  where expedite_at is not null and done_at is not null;
