-- A plate is kept in Latin letters (plateKey), and found in lists by the Greek and Cyrillic ones that look
-- like them: as a text that is a plate in parts, and as a word with a digit that has no other letters.
create function as_latin_plate(plain text) returns text language plpgsql immutable strict parallel safe as $$
declare
  likes constant text := 'αβεζηικμνορτυχавеікмнорстух';
  latin constant text := 'abezhikmnoptyxabeikmhopctyx';
begin
  if plain collate "C" !~ '[α-ωа-яі]' or plain !~ '[0-9]' then
    return plain;
  end if;
  if translate(plain, likes, latin) collate "C"
    ~ '^ *[a-z]{1,3}([ .-]*[a-z]{1,2})?([ .-]*[0-9]{1,5})+([ .-]*[a-z]{1,3})? *$'
  then
    return translate(plain, likes || ' .-', latin);
  end if;
  return (select string_agg(case when word collate "C" ~ ('^[a-z0-9.-' || likes || ']*$') and word ~ '[0-9]'
      then translate(word, likes, latin) else word end, ' ' order by nth)
    from string_to_table(plain, ' ') with ordinality as words (word, nth));
end $$;

create or replace function joined_words(given text) returns text language sql immutable parallel safe
  return one_space(joined_digits(as_latin_plate(plain_letters(given))));

-- What is stored with such words is made anew.
set local role wheelhouse_system;
do $$
declare
  one record;
begin
  for one in
    select d.adrelid::regclass as target, a.attname as found, min(b.attname) as base
    from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attgenerated = 's'
      join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
        and p.refclassid = 'pg_class'::regclass and p.refobjid = d.adrelid and p.refobjsubid <> d.adnum
      join pg_attribute b on b.attrelid = d.adrelid and b.attnum = p.refobjsubid
    where pg_get_expr(d.adbin, d.adrelid) ~ '\msearch_key\('
    group by 1, 2
  loop
    execute format('update %s set %I = %2$I where %I collate "C" ~ ''[α-ωа-яі]''',
      one.target, one.base, one.found);
  end loop;
end $$;
reset role;
