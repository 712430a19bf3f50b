-- As in 0225: the words are made once for each row, not as often as they are asked for, and without
-- looking for what only stands in other texts where all of one is of the first signs.
create or replace function search_key(given text) returns text language sql immutable parallel safe
  return (select ' ' || words || case
      when words ~ 'a[ae]|oe|ue' then ' ' || as_one_letter(words) else '' end
    from (select joined_words(given) as words offset 0) made);

create or replace function plain_letters(given text) returns text language sql immutable strict parallel safe
  return case when given collate "C" !~ '[^ -~\n]'
    then translate(lower(given collate "C"), ',;"()[]{}''`', '         ')
    else replace(replace(replace(regexp_replace(translate(lower(regexp_replace(normalize(
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
    'ß', 'ss'), 'þ', 'th'), 'ŋ', 'ng') collate "C" end;
