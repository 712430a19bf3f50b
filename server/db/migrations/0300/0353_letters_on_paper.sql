-- How many letters of a run leave on paper, for who prints them.
create function reminder_runs_on_paper(of_run bigint) returns bigint language sql stable
  return (select count(distinct l.id) from reminder_run_invoices r
    join reminder_letters l on l.chain_id = r.chain_id and l.id = r.letter_id
      and l.channel = 'print'
    where r.chain_id = current_chain() and r.batch_id = of_run);
