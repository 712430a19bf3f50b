-- A check that nobody has looked at after all is kept as that: a device that was away may tell of what was seen before.
alter table order_check_answers drop constraint order_check_answers_outcome_check;
alter table order_check_answers add check (outcome in ('ok', 'remark', ''));
