-- A telephone in full, with its country, is the same in every usual writing: the country's code with a
-- plus, two zeros or bare, and the zero that is dialled inside one, in brackets or not.
create or replace function contact_hash(given text, country text) returns bytea
language plpgsql immutable parallel safe as $$
declare
  written text := regexp_replace(normalize(given, nfkd), '[^0-9+]', '', 'g');
  digits text := ltrim(replace(written, '+', ''), '0');
  own text := phone_key(given);
  code text;
begin
  if given like '%@%' then
    return sha256(convert_to(lower(trim(given)), 'UTF8'));
  end if;
  if digits = '' then
    return null;
  end if;
  code := case
    when written ~ '^([+]|00)' then coalesce(
      substring(digits from '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[235689][0-9][0-9]|42[0-9])'), '')
    when own <> digits then left(digits, length(digits) - length(own))
    else case country when 'NO' then '47' when 'SE' then '46' when 'DK' then '45' when 'FI' then '358'
      when 'DE' then '49' when 'IS' then '354' when 'EE' then '372' when 'LV' then '371' when 'LT' then '370'
      when 'PL' then '48' else '' end end;
  return sha256(convert_to('+' || code || own, 'UTF8'));
end $$;

-- Of a plate that is written in parts, as ABC 12 D or B-AB 12 34, none has to begin a word: it is kept in one.
create function is_plate_in_parts(plain text) returns boolean language sql immutable parallel safe
  return plain collate "C" ~ '^ *[a-z]{1,3}([ .-]+[a-z]{1,2})?([ .-]+[0-9]{1,5})+([ .-]*[a-z]{1,3})? *$';

create or replace function search_patterns(given text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg('%' || case
      when length(word) < 3 and not is_plate_in_parts(plain_letters(given)) then ' ' else '' end ||
      replace(replace(replace(case
        when word ~ '^[+]?[0-9]{5,}$' and length(phone_key(word)) >= 5 then phone_key(word)
        when word ~ '^[+][0-9]+$' then ltrim(word, '+')
        when word ~ '[0-9]' then word else as_one_letter(word) end,
        '\', '\\'), '%', '\%'), '_', '\_') || '%'), case when btrim(given) = '' then '{}' else '{""}' end::text[])
    from unnest(string_to_array(regexp_replace(joined_words(given),
      '\m(?:no|se|dk|fi) ?(?=[0-9]{8})|(?<=[0-9]{8}) ?(?:mva|vat)\M', '', 'g'), ' ')) word
    where word <> '');

-- Addresses of mail are kept in one writing of their signs, so that case alone is left to be compared.
set local role wheelhouse_system;
update customers set email = normalize(email, nfkc) where email <> normalize(email, nfkc);
update drivers set email = normalize(email, nfkc) where email <> normalize(email, nfkc);
reset role;
