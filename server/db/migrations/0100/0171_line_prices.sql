-- Why the lines of orders cost what they do, as it was when they were priced. Apart from the lines:
-- not everybody who reads those may know what things cost.
create table line_prices (
  chain_id bigint not null,
  site_id bigint not null,
  document_id bigint not null,
  key uuid not null,
  product_id bigint not null,
  -- In minor units, without VAT; of one.
  proposed bigint,
  cost bigint,
  steps jsonb not null,
  priced_at timestamptz not null,
  overridden_at timestamptz,
  overridden_by bigint,
  primary key (chain_id, document_id, key),
  foreign key (chain_id, site_id) references sites,
  foreign key (chain_id, document_id, key) references order_lines on delete cascade
);
call protect_by_site('line_prices');
