-- As in 0225 and 0226, with the same results: each step looks first whether it has anything to do, since
-- every row of customers and cars is folded a dozen times when it is written. A step calls none of the
-- others, so that none has to be looked for where a dump is read back.
create or replace function plain_letters(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  typed text := translate(given, 'æøåäöéüÆØÅÄÖÉÜ', 'aoaaoeuaoaaoeu') collate "C";
begin
  if typed !~ '[^ -~\n]' then
    return translate(lower(typed), ',;"()[]{}''`', '         ');
  end if;
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
end $$;

create or replace function one_space(plain text) returns text language plpgsql immutable strict parallel safe as $$
declare
  spaced text := plain collate "C";
begin
  if strpos(spaced, '-') > 0 then
    spaced := regexp_replace(spaced, '-(?=[0-9])|(?<=[0-9])-', '', 'g');
  end if;
  if spaced ~ '[-\n]|  ' then
    spaced := regexp_replace(spaced, '[- \n]+', ' ', 'g');
  end if;
  return btrim(spaced);
end $$;

create or replace function as_one_letter(plain text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case when plain collate "C" ~ 'a[ae]|oe|ue'
    then regexp_replace(plain collate "C", '(a)[ae]|(o)e|(u)e', '\1\2\3', 'g') else plain end;
end $$;

create function joined_digits(plain text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case when plain collate "C" ~ '[0-9][ /.-]+[0-9]'
    then regexp_replace(plain collate "C", '([0-9])[ /.-]+(?=[0-9])', '\1', 'g') else plain end;
end $$;

create or replace function joined_words(given text) returns text language sql immutable parallel safe
  return one_space(joined_digits(plain_letters(given)));

create function with_one_letter(words text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return ' ' || words || case when words collate "C" ~ 'a[ae]|oe|ue'
    then ' ' || regexp_replace(words collate "C", '(a)[ae]|(o)e|(u)e', '\1\2\3', 'g') else '' end;
end $$;

create or replace function search_key(given text) returns text language sql immutable parallel safe
  return with_one_letter(joined_words(given)) collate "C";

create function words_in_order(words text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case when strpos(words, ' ') = 0 then nullif(words, '') else (
    select string_agg(word, ' ' order by word collate "C")
    from unnest(string_to_array(words, ' ')) word) end;
end $$;

create or replace function called_key(given text) returns text language sql immutable strict parallel safe
  return words_in_order(name_search_key(given)) collate "C";
