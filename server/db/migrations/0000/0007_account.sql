-- What people choose for themselves. version counts the changes of the row's editable part.
alter table users
  add phone text not null default '',
  add preferences jsonb not null default '{}',
  add version integer not null default 1;

-- An authenticator app of a person. It counts from confirmed_at on. The secret is sealed with the
-- house's key; last_step is the last half minute a code was taken for, so that each is used once.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
call system_only('second_factors');

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call system_only('recovery_codes');

-- The kinds of mail an address does not want. Mails of no list are always sent.
create table mail_opt_outs (
  email text not null check (email = lower(email)),
  list text not null,
  at timestamptz not null default now(),
  primary key (email, list)
);
call system_only('mail_opt_outs');

alter table messages
  add list text,
  drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('waiting', 'sent', 'failed', 'not_wanted'));

alter table white_labels add version integer not null default 1;
