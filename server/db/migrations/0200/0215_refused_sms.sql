-- The telephones that want no SMS that nobody asked for, as whoever has them said by the link in one.
-- They are known by a hash: who is forgotten is not written to again by being entered anew.
create function phone_hash(given text) returns bytea language sql immutable parallel safe
  return sha256(convert_to(phone_key(given), 'UTF8'));

create table sms_refusals (
  chain_id bigint not null references chains,
  number_hash bytea not null,
  refused_at timestamptz not null default now(),
  primary key (chain_id, number_hash)
);
call protect_by_chain('sms_refusals');
