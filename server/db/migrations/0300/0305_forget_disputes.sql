-- What somebody said of an invoice goes with them; that they said it stays with the invoice.
grant update (said) on invoice_disputes to wheelhouse_system;
