-- Addresses that open one thing without a login are one kind of row, whatever they open.
alter table queue_links rename to links;
alter table links
  drop constraint queue_links_check,
  drop constraint queue_links_kind_check,
  add column reading_id bigint,
  -- When it was opened for the first time.
  add column opened_at timestamptz,
  add foreign key (chain_id, reading_id) references tread_readings,
  add constraint links_opens_check check (case kind
    when 'lobby' then person_id is null and reading_id is null
    when 'kiosk' then person_id is null and reading_id is null
    when 'visit' then person_id is not null and reading_id is null and expires_at is not null
    when 'tread_reading' then person_id is null and reading_id is not null and expires_at is not null
    else false end);
alter index queue_links_pkey rename to links_pkey;
alter index queue_links_code_hash_key rename to links_code_hash_key;
alter index queue_links_of_site rename to links_of_site;
alter index queue_links_of_person rename to links_of_person;
alter index queue_links_expired rename to links_expired;
create index links_of_reading on links (chain_id, reading_id) where reading_id is not null;

-- They open what they opened: an address is known by its code.
set local role wheelhouse_system;
insert into links (chain_id, site_id, kind, reading_id, code_hash, created_at, expires_at, revoked_at, opened_at)
select chain_id, site_id, 'tread_reading', reading_id, code_hash, created_at, expires_at, revoked_at, opened_at
from tread_links order by id;
reset role;
drop table tread_links;
