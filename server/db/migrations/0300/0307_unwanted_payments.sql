-- Since when a payment that was begun is not wanted any more: its provider is asked to cancel it.
alter table online_payments add column unwanted_at timestamptz;
