-- Since when nobody can be told from a customer's row any more.
alter table customers add column forgotten_at timestamptz,
  add constraint customers_forgotten_check check (forgotten_at is null or archived_at is not null);
-- What was said to a consent is never changed; what was noted beside it may name somebody.
grant update (note) on consent_events to wheelhouse_system;
-- Which rows of files became a row of the register.
create index import_rows_became on import_rows (chain_id, row_id) where row_id is not null;

-- JSON in whose texts a word stands no more.
create function without_word(given jsonb, word text) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'string' then return to_jsonb(replace(given #>> '{}', word, '…'));
    when 'array' then return (select coalesce(jsonb_agg(without_word(one, word)), '[]')
      from jsonb_array_elements(given) one);
    when 'object' then return (select coalesce(jsonb_object_agg(key, without_word(value, word)), '{}')
      from jsonb_each(given));
    else return given;
  end case;
end $$;
