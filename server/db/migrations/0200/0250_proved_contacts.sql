-- A telephone number in full, or a mail address, as it is compared with what somebody has proved to be
-- theirs: by all its digits, with the country's own code where none is written. Null of nothing.
create function contact_hash(given text, country text) returns bytea
language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(replace(given, '(0)', ''), '\D', '', 'g');
  prefix text := case country
    when 'NO' then '47' when 'SE' then '46' when 'DK' then '45' when 'FI' then '358' else '' end;
begin
  if given like '%@%' then
    return sha256(convert_to(lower(trim(given)), 'UTF8'));
  end if;
  if digits = '' then
    return null;
  end if;
  digits := case
    when trim(given) like '+%' then digits
    when digits like '00%' then substr(digits, 3)
    when prefix <> '' and starts_with(digits, prefix) and length(digits) >= 10 then digits
    else prefix || ltrim(digits, '0') end;
  return sha256(convert_to('+' || digits, 'UTF8'));
end $$;

-- Who opens a link has what it was sent to; null of one that was handed over otherwise.
alter table links add column contact_hash bytea;
-- Which contact was proved by a code when a booking was made by a portal.
alter table bookings add column proved_contact bytea;

-- What was sent by SMS before still lets its reader refuse more of them. The address of a portal's
-- booking was shown to whoever made it as well, and proves nothing.
set local role wheelhouse_system;
update links l set contact_hash = contact_hash(m.recipient, company.country)
  from booking_messages m
  join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
  join bookings b on b.chain_id = m.chain_id and b.id = m.booking_id
  join sites s on s.chain_id = b.chain_id and s.id = b.site_id
  join companies company on company.chain_id = s.chain_id and company.id = s.company_id
  where l.kind = 'booking' and l.chain_id = m.chain_id and l.booking_id = m.booking_id
    and l.revoked_at is null and b.type <> 'portal'
    and m.state = 'sent' and r.transport = 'sms' and m.recipient <> '';
reset role;
