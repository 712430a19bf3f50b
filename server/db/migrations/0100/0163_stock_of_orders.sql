-- What of the stock is kept for an order, and what its end has taken out or brought back.
alter table stock_reservations
  add column order_id bigint,
  add foreign key (chain_id, order_id) references orders;
create index stock_reservations_of_order on stock_reservations (chain_id, order_id)
  where order_id is not null;

create table order_stock (
  chain_id bigint not null,
  site_id bigint not null,
  order_id bigint not null,
  movement_id bigint not null,
  primary key (chain_id, order_id, movement_id),
  foreign key (chain_id, site_id) references sites,
  foreign key (chain_id, order_id) references orders,
  foreign key (chain_id, movement_id) references stock_movements
);
call protect_by_site('order_stock');
