-- One-line texts are kept without controls, line ends, marks of direction and signs that take no room,
-- and with plain spaces (contract/kit/rules/text-rules.ts). What was written before that rule is brought
-- to it. A row stays as it is where a key or another rule of its table would not have it otherwise.
create function unseen_signs() returns text language sql immutable return
    '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0600-\u0605\u061c\u06dd'
    '\u070f\u0890-\u0891\u08e2\u180e\u200b-\u200c\u200e-\u200f\u202a-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe-\uffff\U000110bd\U000110cd'
    '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001'
    '\U000e0020-\U000e007f';

create function as_one_line(given text) returns text language sql immutable return normalize(
  btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(given,
    '\r\n|[\n\r\v\f\u0085\u2028\u2029]', E'\n', 'g'),
    '[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0\u2800]', ' ', 'g'),
    -- Between two pictures a joiner makes them one.
    '[' || unseen_signs() || ']|(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001fbff])\u200d'
      || '|\u200d(?![\u2190-\u2bff\U0001f000-\U0001fbff])', '', 'g'),
    ' *\n[ \n]*', ' ', 'g'), ' '), nfc);

do $$
declare
  -- `!` may not be empty, `~` is kept without spaces.
  fields text[] := string_to_array(regexp_replace(btrim('
    customers.number customers.name! customers.org_number~ customers.vat_number customers.phone
    customers.email customers.street customers.zip customers.city customers.country
    customers.invoice_email customers.buyer_reference customers.block_reason customers.external_id
    customer_contacts.name! customer_contacts.phone customer_contacts.email customer_addresses.receiver
    customer_addresses.street! customer_addresses.zip customer_addresses.city customer_addresses.country
    consent_definitions.name! cars.licenseplate!~ cars.brand cars.model cars.variant cars.vin
    cars.k_type cars.color cars.front_dimension cars.rear_dimension drivers.name! drivers.phone
    drivers.email vehicles.name vehicles.brand! vehicles.model vehicles.variant vehicles.body
    vehicles.bolt tags.name! tread_readings.licenseplate!~ tread_readings.reader
    tread_readings.law_country tread_readings.law_region tread_readers.name! tread_readers.vendor
    tread_readers.code consignees.name! consignees.supplier! consignees.number! consignees.gln
    consignees.street consignees.zip consignees.city account_managers.name! account_managers.phone
    account_managers.email agreements.name! agreements.number! agreements.approver
    agreements.approver_email agreement_cars.licenseplate!~ agreement_cars.driver
    agreement_cars.cost_centre bonus_groups.name! bonus_groups.accrual_account cost_centres.code!
    cost_centres.name! cost_centres.external_id vat_codes.code! vat_codes.name! ledger_accounts.number!
    ledger_accounts.name! ledger_accounts.vat_code ledger_accounts.external_id payment_methods.name!
    sales_accounting_rules.name! sales_accounting_rules.vat_code payment_accounting_rules.name!
    cost_accounting_rules.name! cost_accounting_rules.supplier product_brands.name!
    name_aliases.written! name_aliases.pattern product_types.name! products.number products.name!
    products.pattern products.ean products.size products.speed products.eprel products.bolt
    supplier_articles.supplier! supplier_articles.number! supplier_articles.ean product_costs.supplier!
    package_lines.name price_rules.name! purchase_matrices.name! purchase_matrices.supplier!
    purchase_brands.supplier! supplier_prices.supplier! warehouses.name! warehouses.address
    storage_places.code! storage_places.zone storage_places.station storage_places.blocked
    storage_agreement_types.name! storage_agreements.number storage_agreements.licenseplate~
    storage_agreements.end_reason printers.name! printers.address wheel_sets.number
    wheel_sets.licenseplate~ wheel_sets.size wheel_sets.rear_size wheel_sets.oldest_dot
    wheel_sets.lock_key set_searches.number set_searches.licenseplate~ set_searches.seeker
    set_searches.reason tyre_offers.number tyre_offers.licenseplate~ tyre_offers.size moves.number
    moves.station transfers.number transfers.to_site transfers.driver transfers.signed_by
    stock_takes.number stock_takes.zone stock_levels.name stock_levels.shelf
    stock_reservations.held_for! stock_counts.name stock_counts.shelf stock_counts.dot
    stock_refills.number stock_refills.supplier preorder_agreements.number preorder_agreements.supplier!
    preorder_agreements.supplier_reference preorder_agreements.closed_because stock_transfers.number
    stock_transfers.to_site stock_transfers.driver stock_list_profiles.name! stock_list_lines.article!
    stock_list_lines.licenseplate~ stock_list_lines.vin stock_list_lines.position calendars.name!
    booking_categories.name! booking_services.name! booking_addons.name! booking_schedules.name!
    booking_places.name! booking_places.station booking_resources.name! booking_plans.note
    booking_portals.name! booking_portals.slug! booking_portals.host booking_portals.logo
    booking_portals.primary_colour booking_portals.secondary_colour booking_reminders.name!
    bookings.ticket bookings.licenseplate~ bookings.contact_name bookings.overbooked
    bookings.contact_email bookings.contact_mobile auto_bookings.name! auto_products.name!
    auto_products.text auto_products.question auto_products.service orders.number orders.reference
    orders.credit_reason orders.price_reason orders.quote_sent_to orders.quote_signed_by
    orders.quote_reason orders.supplier_orders line_templates.name! order_checks.title!', E' \n'), '\s+', ' ', 'g'), ' ');
  asks text := '^ | $|[\t\n\r\v\f\u0085\u2028\u2029\u200d\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000'
    || '\u115f\u1160\u3164\uffa0\u2800' || unseen_signs() || ']';
  field text;
  owner text;
  called text;
  one record;
begin
  set local role wheelhouse_system;
  foreach field in array fields loop
    owner := split_part(field, '.', 1);
    called := rtrim(split_part(field, '.', 2), '!~');
    continue when not exists (
      select from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.oid = to_regclass(owner) and c.relkind = 'r' and a.attname = called
        and a.attgenerated = '' and a.atttypid = 'text'::regtype);
    for one in execute format(
      'select id, %1$I as kept, as_one_line(%1$I) as clean from %2$I where %1$I ~ $1', called, owner)
      using asks
    loop
      if field like '%~' then
        one.clean := replace(one.clean, ' ', '');
      end if;
      continue when one.clean = one.kept or (one.clean = '' and field like '%!%');
      begin
        execute format('update %1$I set %2$I = $1 where id = $2 and %2$I = $3', owner, called)
          using one.clean, one.id, one.kept;
      exception when integrity_constraint_violation or raise_exception or insufficient_privilege then
        null;
      end;
    end loop;
  end loop;
  reset role;
end $$;

drop function as_one_line(text);
drop function unseen_signs();
