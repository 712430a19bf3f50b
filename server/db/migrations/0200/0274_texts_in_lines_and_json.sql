-- Lines of documents, wheels, settings and other texts in JSON are brought to the rule of what people
-- write (contract/kit/rules/text-rules.ts) as columns of one line were by 0263: only rows that it
-- changes are written. A row stays as it is where another rule of its table would not have it otherwise.
create function unseen_signs() returns text language sql immutable return
    '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0600-\u0605\u061c\u06dd'
    '\u070f\u0890-\u0891\u08e2\u180e\u200b-\u200c\u200e-\u200f\u202a-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe-\uffff\U000110bd\U000110cd'
    '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001'
    '\U000e0020-\U000e007f';

create function with_seen_signs(given text) returns text language sql immutable return normalize(
  regexp_replace(regexp_replace(regexp_replace(given,
    '\r\n|[\n\r\v\f\u0085\u2028\u2029]', E'\n', 'g'),
    '[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0\u2800]', ' ', 'g'),
    -- Between two pictures a joiner makes them one.
    '[' || unseen_signs() || ']|(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001fbff])\u200d'
      || '|\u200d(?![\u2190-\u2bff\U0001f000-\U0001fbff])', '', 'g'), nfc);
create function as_one_line(given text) returns text language sql immutable return
  btrim(regexp_replace(with_seen_signs(given), ' *\n[ \n]*', ' ', 'g'), ' ');
create function as_lines(given text) returns text language sql immutable return
  btrim(regexp_replace(with_seen_signs(given), ' +\n', E'\n', 'g'), E' \n');

-- Every text in a value: of one line, or of several where it is called so.
create function with_clean_texts(given jsonb, several text[], called text default '')
returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(case when called = any (several)
      then as_lines(given #>> '{}') else as_one_line(given #>> '{}') end)
    when 'array' then (
      select coalesce(jsonb_agg(with_clean_texts(one, several, called) order by nth), '[]')
      from jsonb_array_elements(given) with ordinality as all_of (one, nth))
    when 'object' then (
      select coalesce(jsonb_object_agg(name, with_clean_texts(one, several, name)), '{}')
      from jsonb_each(given) as all_of (name, one))
    else given end;
end $$;

do $$
declare
  -- `!` may not be empty.
  lines text[] := string_to_array('order_lines.description! preorder_lines.description!'
    ' line_template_lines.description! stock_transfer_lines.dot stock_transfer_lines.reason'
    ' wheels.brand wheels.pattern wheels.size wheels.dot wheels.sensor_id wheels.note', ' ');
  -- Behind the colon those texts in it that may have several lines.
  objects text[] := string_to_array('settings.fields: booking_services.names:'
    ' booking_schedules.seasons: booking_schedules.exceptions: booking_portals.embed_hosts:'
    ' booking_portals.texts:welcome,done booking_reminders.templates:text', ' ');
  asks text := '^ | $|[\t\n\r\v\f\u0085\u2028\u2029\u200d\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000'
    || '\u115f\u1160\u3164\uffa0\u2800' || unseen_signs() || ']';
  field text;
  owner text;
  called text;
  one record;
begin
  set local role wheelhouse_system;
  foreach field in array lines loop
    owner := split_part(field, '.', 1);
    called := rtrim(split_part(field, '.', 2), '!');
    for one in execute format(
      'select ctid as at, %1$I as kept, as_one_line(%1$I) as clean from %2$I
       where %1$I ~ $1 or %1$I is not nfc normalized', called, owner) using asks
    loop
      continue when one.clean = one.kept or (one.clean = '' and field like '%!');
      begin
        execute format('update %1$I set %2$I = $1 where ctid = $2 and %2$I = $3', owner, called)
          using one.clean, one.at, one.kept;
      exception when integrity_constraint_violation or raise_exception or insufficient_privilege then
        null;
      end;
    end loop;
  end loop;
  foreach field in array objects loop
    owner := split_part(field, '.', 1);
    called := split_part(split_part(field, ':', 1), '.', 2);
    for one in execute format(
      'select * from (select ctid as at, %1$I as kept, with_clean_texts(%1$I, $1) as clean from %2$I) found
       where clean <> kept', called, owner) using string_to_array(split_part(field, ':', 2), ',')
    loop
      begin
        execute format('update %1$I set %2$I = $1 where ctid = $2', owner, called)
          using one.clean, one.at;
      exception when integrity_constraint_violation or raise_exception or insufficient_privilege then
        null;
      end;
    end loop;
  end loop;
  reset role;
end $$;

drop function with_clean_texts(jsonb, text[], text);
drop function as_lines(text);
drop function as_one_line(text);
drop function with_seen_signs(text);
drop function unseen_signs();
