import type { Words } from './locales.ts';

/** Words that mean the same as one that is said: each thing has one, in each language. The shop's word comes first. */
export const glossary: Readonly<Record<string, readonly (readonly [term: string, not: RegExp])[]>> =
  {
    en: [
      ['plate, licence plate', /\b(number plate|registration number|reg\. ?no)/i],
      ['archive', /\bput(ting|s)? (this|it|the \w+ \w+)? ?away\b/i],
      ['branding, theme', /\blooks? of\b|\ba look\b/i],
      ['garage', /\bworkshop’s queue|for the workshop$/i],
    ],
    nb: [
      // But above a column, where there is no room for it.
      [
        'registreringsnummer',
        /\b(bil)?skilt(et|er|ene)?\b|kjennemerke|(?!^Reg\.nr\.$)\breg\.? ?nr|regnummer/i,
      ],
      ['arkiver', /\blagt bort\b|\blegg bort\b/i],
      ['gjenopprett', /\bta (det|den) frem igjen\b/i],
      ['avdeling', /\b(dette|hele) stedet\b|\bsteder i kjeden\b|^Sted(et|er)?$/i],
      ['sjekk inn', /\bmeld (meg|deg)\b/i],
      ['kall opp', /\bkalt inn\b|\boppkalt\b/i],
      ['booking', /timebestilling|\bdine egne timer\b/i],
      ['frakoblet', /\boffline\b/i],
      ['merknad', /\bnotat/i],
      ['varsel', /\bnotis/i],
      ['dobbel kunde', /duplikat/i],
      ['mønsterdybde', /profildybde|mønsterdjup/i],
      ['server', /\btjener(en|e|ne)?\b/i],
      ['lenke', /\badressen? (åpner|er (stengt|lukket))|\b(kopier|lukk|steng|vis|lag) adresse/i],
      ['type', /(?<!\p{L})slag(et|ene)?(?!\p{L})/iu],
      ['status', /^Tilstand$/],
      ['fram', /(?<!\p{L})frem/iu],
      ['bestill fram', /\bavrop/i],
      ['telt', /\btalte?\b/i],
      ['hos oss', /\bpå huset\b/i],
      ['kostpris, innkjøpspris', /kost(en)?\b(?!-)/i],
      ['avbestilt', /\bkansell/i],
      ['skade', /\bsett skade/i],
      ['løftebukk', /\bløften\b/i],
      ['dekktrykksensor', /dekktrykkssensor/i],
      ['mva-kode', /mva\.-/i],
    ],
    sv: [
      ['registreringsnummer', /\bskylt(en|ar|arna)?\b|(?!^Reg\.nr\.$)\breg\.? ?nr|regnummer/i],
      ['arkivera', /\bundan\b/i],
      ['anläggning', /\bplatser\b(?! i lager)|\bden här platsen\b/i],
      ['checka in', /\banmäl/i],
      ['ropa upp', /\bkalla(s|d|r|ts)? (igen|nästa|personen|på) |\binropad\b|^Kallad/i],
      ['ställ i kön', /\blägg (till )?.*i kön\b/i],
      ['frånkopplad', /\boffline\b/i],
      ['anteckning', /\bnotis(en)? vid\b|^Notis$/i],
      ['än', /(?<!\p{L})ännu(?!\p{L})/iu],
      ['sms', /\bSMS\b/],
      ['mönsterdjup', /profildjup|mönsterdybde/i],
      ['länk', /(kopiera|skapa|stäng|visa) (alla )?adress|adressen (öppnar|används inte)/i],
      ['hjuluppsättning', /(hjul|däck)ställ|hjulsats|hjulset(?!t)|\bsetet\b|\bställ nr\b/i],
      ['framme', /framställ[dt]/i],
      ['typ', /(?<!\p{L})slag(et)?(?!\p{L})/iu],
      ['bryt ut rader', /\bdela(de|r|t)? ut\b|utdelat/i],
      ['bild', /\bfoto/i],
      ['orsak', /\bskäl(et)?\b/i],
      ['kom inte, uteblivet besök', /\buteblev|\butebliven\b/i],
      ['expediera', /betjän/i],
      ['status', /\btillstånd\b/i],
      ['utan moms, med moms', /\b(exkl|inkl)(\.|usive)/i],
      ['plats', /\brum\b/i],
      ['det här', /\b(denna|dessa)\b/i],
    ],
  };

/** The texts that say another word than the one of the glossary. */
export function otherWords(
  words: Words,
  terms: readonly (readonly [term: string, not: RegExp])[],
): string[] {
  return [...words].flatMap(([key, text]) =>
    terms
      .filter(([, not]) => not.test(text))
      .map(
        ([term]) => `${key} says “${text}” where a shop says “${term}” (tests/words/glossary.ts)`,
      ),
  );
}
