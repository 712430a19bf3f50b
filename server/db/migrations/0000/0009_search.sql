-- What is searched for stands in columns of its own, made by the database from what was written:
-- under row-level security only plain comparisons of stored text may use an index. They compare by
-- bytes ("C"), so that "begins with" is a range.

-- A plate in capitals without what people put between its parts; the server writes capitals.
create function plate_search_key(plate text) returns text language sql immutable strict parallel safe
  return translate(plate, ' .-', '') collate "C";

-- A name in small letters without accents, one space between words; the same for what is searched.
create function name_search_key(given text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(regexp_replace(normalize(
    translate(given, 'ÆÄÅØÖÐÞæäåøöðþß', 'aaaoodtaaaoodts'), nfd), '[\u0300-\u036f]', '', 'g')
    collate "C"), '\s+', ' ', 'g')) collate "C";

-- The last word of a name first: people are looked for by either.
create function surname_search_key(given text) returns text language sql immutable strict parallel safe
  return regexp_replace(name_search_key(given), '^(.*) (\S+)$', '\2 \1') collate "C";

alter table queue_people
  add column plate_key text collate "C" generated always as (plate_search_key(licenseplate)) stored,
  add column name_key text collate "C" generated always as (name_search_key(name)) stored,
  add column surname_key text collate "C" generated always as (surname_search_key(name)) stored;

create index queue_people_plate on queue_people (chain_id, site_id, plate_key, arrived_at desc)
  include (id);
create index queue_people_name on queue_people (chain_id, site_id, name_key, arrived_at desc);
create index queue_people_surname on queue_people (chain_id, site_id, surname_key, arrived_at desc);
