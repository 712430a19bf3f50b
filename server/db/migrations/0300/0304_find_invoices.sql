-- Invoices are found by what they came to, and by the number that the customer has for them.
create index invoices_of_gross on invoices (chain_id, company_id, gross) where state = 'issued';
create index invoices_of_purchase_order on invoices (chain_id, company_id, lower(purchase_order))
  where state = 'issued' and purchase_order <> '';
