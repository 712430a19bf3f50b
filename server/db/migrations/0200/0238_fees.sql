-- A fee is sold as work and takes no time: it is paid, and nobody does it.
create function is_fee(product bigint) returns boolean language sql stable
  return exists (select from products p where p.chain_id = current_chain() and p.id = product
    and p.kind = 'work' and p.minutes = 0);
