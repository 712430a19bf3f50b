-- Suppliers, makes and numbers of articles are compared as names and numbers are, whoever wrote them how:
-- beside each that is part of a key stands what it is compared by, as contract/kit/rules/same-text.ts makes it.

-- Catalogues, files and boxes write a number with and without what parts it.
create function article_key(given text) returns text language sql immutable strict parallel safe
  return translate(plain_letters(given), E' ./_-\n', '') collate "C";

do $$
declare
  one text[];
begin
  foreach one slice 1 in array array[
    ['supplier_articles', 'supplier', 'name_search_key'], ['supplier_articles', 'number', 'article_key'],
    ['product_costs', 'supplier', 'name_search_key'], ['supplier_prices', 'supplier', 'name_search_key'],
    ['purchase_brands', 'supplier', 'name_search_key'], ['purchase_matrices', 'supplier', 'name_search_key'],
    ['consignees', 'supplier', 'name_search_key'], ['product_brands', 'name', 'name_search_key'],
    ['name_aliases', 'written', 'name_search_key'], ['vehicles', 'brand', 'name_search_key'],
    ['vehicles', 'model', 'name_search_key'], ['vehicles', 'variant', 'name_search_key']]
  loop
    execute format('alter table %I add column %I text collate "C" generated always as (%I(%I)) stored',
      one[1], one[2] || '_key', one[3], one[2]);
  end loop;
end $$;

-- What is the same now may stand in two rows. Of prices and terms the last that was written holds.
drop index supplier_articles_number_key, product_costs_valid_from_key, supplier_prices_valid_from_key,
  purchase_brands_brand_id_key, purchase_matrices_supplier_key, consignees_number_key,
  product_brands_name_key, name_aliases_written_key, vehicles_model_key;
set local role wheelhouse_system;
update product_costs c set archived_at = now() from (
  select chain_id, id, row_number() over (
    partition by chain_id, product_id, supplier_key, valid_from order by id desc) as nth
  from product_costs where archived_at is null) again
where c.chain_id = again.chain_id and c.id = again.id and nth > 1;
update supplier_prices p set archived_at = now() from (
  select chain_id, id, row_number() over (
    partition by chain_id, product_id, supplier_key, valid_from order by id desc) as nth
  from supplier_prices where archived_at is null) again
where p.chain_id = again.chain_id and p.id = again.id and nth > 1;
update purchase_brands b set archived_at = now() from (
  select chain_id, id, row_number() over (
    partition by chain_id, supplier_key, brand_id order by id desc) as nth
  from purchase_brands where archived_at is null) again
where b.chain_id = again.chain_id and b.id = again.id and nth > 1;
update purchase_matrices m set state = 'replaced' from (
  select chain_id, id, row_number() over (
    partition by chain_id, supplier_key order by published_at desc nulls last, id desc) as nth
  from purchase_matrices where archived_at is null and state = 'active') again
where m.chain_id = again.chain_id and m.id = again.id and nth > 1;
-- The later entry of a receiver, and of an article, is put away; of two products each keeps its number, told apart.
update consignees c set archived_at = now() from (
  select chain_id, id, row_number() over (
    partition by chain_id, supplier_key, number order by id) as nth
  from consignees where archived_at is null) again
where c.chain_id = again.chain_id and c.id = again.id and nth > 1;
update supplier_articles a set archived_at = now() from (
  select chain_id, id, row_number() over (
    partition by chain_id, number_key, supplier_key, product_id order by id) as nth
  from supplier_articles where archived_at is null) again
where a.chain_id = again.chain_id and a.id = again.id and nth > 1;
update supplier_articles a set number = left(a.number, 20) || ' (' || a.id || ')' from (
  select chain_id, id, row_number() over (
    partition by chain_id, number_key, supplier_key order by id) as nth
  from supplier_articles where archived_at is null) again
where a.chain_id = again.chain_id and a.id = again.id and nth > 1;
reset role;

create unique index supplier_articles_number_key on supplier_articles (chain_id, number_key, supplier_key)
  where archived_at is null;
create unique index product_costs_valid_from_key
  on product_costs (chain_id, product_id, supplier_key, valid_from) where archived_at is null;
create unique index supplier_prices_valid_from_key
  on supplier_prices (chain_id, product_id, supplier_key, valid_from) where archived_at is null;
create unique index purchase_brands_brand_id_key on purchase_brands (chain_id, supplier_key, brand_id)
  where archived_at is null;
create unique index purchase_matrices_supplier_key on purchase_matrices (chain_id, supplier_key)
  where state = 'active' and archived_at is null;
create unique index consignees_number_key on consignees (chain_id, supplier_key, number)
  where archived_at is null;
create unique index product_brands_name_key on product_brands (chain_id, name_key)
  where archived_at is null;
create unique index name_aliases_written_key on name_aliases (chain_id, written_key)
  where archived_at is null;
create unique index vehicles_model_key on vehicles (chain_id, brand_key, model_key, variant_key)
  where archived_at is null;

-- By which numbers suppliers know what was ordered.
drop index meca_pro_baskets_supplier_number;
alter table meca_pro_baskets add column number_key text collate "C"
  generated always as (article_key(supplier_number)) stored;
create index meca_pro_baskets_supplier_number
  on meca_pro_baskets (chain_id, site_id, number_key) where supplier_number <> '';
