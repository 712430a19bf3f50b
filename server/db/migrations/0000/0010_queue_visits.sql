-- How often somebody was called again, and how long they waited and were served: reports read the
-- seconds, which stand as soon as they are known.
alter table queue_entries
  add column recalls smallint not null default 0,
  add column waited_seconds integer,
  add column handled_seconds integer;

-- Who was called and did not come has left as well; `revision` is that of the last change.
alter table queue_people
  add column no_show boolean not null default false,
  add column revision bigint not null default 0;

alter table queue_history
  drop constraint queue_history_action_check,
  add constraint queue_history_action_check
    check (action in ('arrive', 'expedite', 'call', 'wait', 'done', 'no_show'));
