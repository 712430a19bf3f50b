-- One folding of text for search, keys and duplicates, the same as contract/kit/rules/same-text.ts has:
-- apostrophes, spaces, letters that do not decompose, aa ae oe ue, telephones, companies' numbers.

-- Lists stay in the order they had: sorting keeps the letters it knew.
create function sort_letters(given text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(regexp_replace(normalize(
    translate(given, 'ÆÄÅØÖÐÞæäåøöðþß', 'aaaoodtaaaoodts'), nfd), '[\u0300-\u036f]', '', 'g')
    collate "C"), '\s+', ' ', 'g')) collate "C";
create or replace function nordic_sort_key(given text) returns text language sql immutable parallel safe
  return case when btrim(given) = '' then U&'\+10FFFF' else
    regexp_replace(regexp_replace(
      sort_letters(translate(given, 'æøåäöÆØÅÄÖ', 'αβγδεαβγδε')),
      '(\d+)', '000000000\1', 'g'), '0*(\d{10,})(?!\d)', '\1', 'g')
  end collate "C";

-- Small letters without accents, apostrophes and signs that nobody sees; what parts words is a space,
-- but a line's end stays one. Under "C" the database makes only A to Z small.
create function plain_letters(given text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(regexp_replace(translate(lower(regexp_replace(normalize(
    translate(given, U&'''`\00B4\2018\2019\201B\02B9\02BB\02BC\02BD\2032\FF07', ''), nfkd),
    '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g') collate "C"),
    'ÆÐØÞæðøĐđĦħıĸŁłŊŒœŦŧƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎəͰͲͶͿΑ'
    'ΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭ'
    'ЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦ'
    'ԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾẞ‐‑‒–—―−',
    'adoþadoddhhikllŋoottɓƃƅɔƈɖɗƌǝaɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏaͱͳͷϳα'
    'βγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэ'
    'юяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧ'
    'ԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿß-------'),
    '[\u0001-\u0009\u000b-\u0020\u007f-\u00a0\u1680\u2028\u2029,;"«»“”„()\[\]{}]+', ' ', 'g'),
    'ß', 'ss'), 'þ', 'th'), 'ŋ', 'ng') collate "C";

-- Of a plate or an article's number a hyphen is no part; of a name it stands between words.
create function one_space(plain text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(plain, '-(?=[0-9])|(?<=[0-9])-', '', 'g'),
    '[- \n]+', ' ', 'g')) collate "C";

create function as_one_letter(plain text) returns text language sql immutable strict parallel safe
  return regexp_replace(plain, '(a)[ae]|(o)e|(u)e', '\1\2\3', 'g') collate "C";

create or replace function name_search_key(given text) returns text language sql immutable strict parallel safe
  return as_one_letter(one_space(plain_letters(given)));

create or replace function surname_search_key(given text) returns text language sql immutable strict parallel safe
  return name_search_key(regexp_replace(btrim(plain_letters(given)), '^(.*) ([^ ]+)$', '\2 \1'));

-- The words of a name in one order, whichever they were written in.
create function called_key(given text) returns text language sql immutable strict parallel safe
  return (select string_agg(word, ' ' order by word collate "C")
    from unnest(string_to_array(name_search_key(given), ' ')) word) collate "C";

-- Digits that people write apart are together, so what belongs to different fields is parted by a line's end.
create function joined_words(given text) returns text language sql immutable parallel safe
  return one_space(regexp_replace(plain_letters(given), '([0-9])[ /.-]+(?=[0-9])', '\1', 'g'));

-- Beside each text with aa, ae, oe or ue stands the same with one letter: plates and numbers are looked
-- for as they are.
create or replace function search_key(given text) returns text language sql immutable parallel safe
  return ' ' || joined_words(given) || case
    when joined_words(given) ~ 'a[ae]|oe|ue' then ' ' || as_one_letter(joined_words(given)) else '' end;

-- A telephone without country and without the zero that is dialled inside one.
create or replace function phone_key(given text) returns text language sql immutable parallel safe
  return (select coalesce(nullif(case when abroad
      then regexp_replace(digits, '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[235689][0-9][0-9]|42[0-9])0*', '')
      else regexp_replace(digits, '^(?:4[57](?=[0-9]{8}$)|46(?=[0-9]{8,9}$)|48(?=[0-9]{9}$)|49(?=[0-9]{9,11}$)|358(?=[0-9]{7,10}$)|354(?=[0-9]{7}$)|37[0-2](?=[0-9]{8}$))', '')
    end, ''), digits)
    from (select written ~ '^([+]|00)' as abroad, ltrim(replace(written, '+', ''), '0') as digits
      from (select regexp_replace(normalize(given, nfkd), '[^0-9+]', '', 'g') as written) kept) made);

-- Numbers that refused are known by the hash that they had.
create or replace function phone_hash(given text) returns bytea language sql immutable parallel safe
  return sha256(convert_to(right(regexp_replace(given, '\D', '', 'g'), 8), 'UTF8'));

-- A company's number without what a VAT number puts around it.
create function org_number_key(given text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    upper(normalize(given, nfkc) collate "C"), '[^A-Z0-9]', '', 'g'),
    '^SE([0-9]{10})01$', '\1'), '^(?:NO|SE|DK|FI)(?=[0-9])', ''), '([0-9])(?:MVA|VAT)$', '\1'),
    '^16(?=[0-9]{10}$)', '');

-- A telephone is looked for by its key, a word of letters with one letter for two; a word of one or two
-- signs at the beginning of a word. What is put around a company's number is not looked for. Of signs that
-- part words nothing is left, and nothing is like it.
create or replace function search_patterns(given text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg('%' || case when length(word) < 3 then ' ' else '' end ||
      replace(replace(replace(case
        when word ~ '^[+]?[0-9]{5,}$' and length(phone_key(word)) >= 5 then phone_key(word)
        when word ~ '^[+][0-9]+$' then ltrim(word, '+')
        when word ~ '[0-9]' then word else as_one_letter(word) end,
        '\', '\\'), '%', '\%'), '_', '\_') || '%'), case when btrim(given) = '' then '{}' else '{""}' end::text[])
    from unnest(string_to_array(regexp_replace(joined_words(given),
      '\m(?:no|se|dk|fi) ?(?=[0-9]{8})|(?<=[0-9]{8}) ?(?:mva|vat)\M', '', 'g'), ' ')) word
    where word <> '');

-- Two names that are one now may stand in two rows: the later one is told apart by a number.
drop index product_brands_name_key, name_aliases_written_key;
set local role wheelhouse_system;
do $$
begin
  loop
    update product_brands b set name = left(b.name, 50) || ' (' || nth || ')' from (
      select chain_id, id, row_number() over (partition by chain_id, name_search_key(name) order by id) as nth
      from product_brands where archived_at is null) again
    where b.chain_id = again.chain_id and b.id = again.id and nth > 1;
    exit when not found;
  end loop;
  loop
    update name_aliases a set archived_at = now() from (
      select chain_id, id, row_number() over (partition by chain_id, name_search_key(written) order by id) as nth
      from name_aliases where archived_at is null) again
    where a.chain_id = again.chain_id and a.id = again.id and nth > 1;
    exit when not found;
  end loop;
end $$;
reset role;
create unique index product_brands_name_key on product_brands (chain_id, name_search_key(name))
  where archived_at is null;
create unique index name_aliases_written_key on name_aliases (chain_id, name_search_key(written))
  where archived_at is null;

drop index customers_alike_phone, customers_alike_org_number, customers_alike_name;
create index customers_alike_phone on customers (chain_id, phone_key(phone))
  where archived_at is null and phone <> '';
create index customers_alike_org_number on customers (chain_id, org_number_key(org_number))
  where archived_at is null and org_number <> '';
create index customers_alike_name on customers (chain_id, called_key(name), zip)
  where archived_at is null and zip <> '';

-- What is stored was made by the rules before: each column of search is made anew, with its indexes.
do $$
declare
  one record;
  made text;
  indexes text[];
begin
  for one in
    select d.adrelid as target, a.attname as field, a.attnum as nth, pg_get_expr(d.adbin, d.adrelid) as key
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attgenerated = 's'
      and pg_get_expr(d.adbin, d.adrelid) ~ '\m(name_search_key|surname_search_key|search_key)\('
  loop
    select coalesce(array_agg(pg_get_indexdef(indexrelid)), '{}') into indexes
      from pg_index where indrelid = one.target and one.nth = any (indkey);
    execute format('alter table %s drop column %I, add column %2$I text collate "C" generated always as (%s) stored',
      one.target::regclass, one.field, one.key);
    foreach made in array indexes loop execute made; end loop;
  end loop;
end $$;
