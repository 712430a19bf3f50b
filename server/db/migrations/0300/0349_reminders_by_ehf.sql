-- Letters that leave by EHF: given to the access point once, however often that is tried.
alter table reminder_letters drop constraint reminder_letters_channel_check;
alter table reminder_letters add constraint reminder_letters_channel_check
  check (channel in ('mail', 'sms', 'ehf', 'print', 'file'));
alter table reminder_letters
  add column intent uuid not null default gen_random_uuid(),
  add column tries integer not null default 0,
  add column next_try_at timestamptz not null default now();
create index reminder_letters_by_ehf on reminder_letters (next_try_at)
  where channel = 'ehf' and state = 'waiting';
