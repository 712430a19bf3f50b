// Folding of text: what is typed in one writing has to find what was kept in another. The database
// folds by the same rules (name_search_key, article_key, phone_key, org_number_key); a test holds both together.

/** Letters that Unicode does not take apart, by what is typed where a keyboard has none. */
const unlike: Readonly<Record<string, string>> = {
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  ı: 'i',
  ə: 'a',
  ς: 'σ',
};

const apostrophes = /['`´‘’‛ʹʻʼʽ′＇]/gu;
// Accents that were taken off their letters, and signs that nobody sees.
const unseen =
  /[\ufe00-\ufe0f\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const dashes = /[‐-―−]/gu;
// With signs of control, which a pasted name may hold.
const parting = /[\p{Cc}\u0020\u00a0\u1680\u2028\u2029,;"«»“”„()[\]{}]+/gu;

/** Small letters without accents, apostrophes and signs that nobody sees. */
const plainLetters = (text: string): string =>
  text
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .toLowerCase()
    .replaceAll(/[æœøßþðđłħŧŋĸıəς]/gu, (letter) => unlike[letter]!)
    .replaceAll(dashes, '-')
    .replaceAll(parting, ' ');

/**
 * A text as it is compared: small letters without accents or apostrophes, one space between words,
 * `aa` `ae` `oe` `ue` as the letters they stand for. Whoever cannot type an Ø finds Bjørn.
 */
export const foldText = (text: string): string =>
  plainLetters(text)
    // Of a plate or an article's number a hyphen is no part; of a name it stands between words.
    .replaceAll(/-(?=\d)|(?<=\d)-/g, '')
    .replaceAll(/[- ]+/g, ' ')
    .trim()
    .replaceAll(/a[ae]|oe|ue/g, (two) => two[0]!);

/** A name whose words may stand in any order: `Nilsen, Kari` is `Kari Nilsen`. */
export const calledKey = (name: string): string =>
  foldText(name)
    .split(' ')
    .sort((a, b) => (a < b ? -1 : Number(a > b)))
    .join(' ');

/**
 * An article's number as it is compared: catalogues, files and boxes write it with and without what
 * parts it, so `0 986-494.123` is `0986494123`. Two letters are not one here: AE 1 is not A 1.
 */
export const articleKey = (number: string): string =>
  plainLetters(number).replaceAll(/[ ./_-]/g, '');

/** An address of mail as it is compared: case, and how its signs were encoded, do not matter. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

// As the ITU gave them out; the rest have three digits.
const afterPlus =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[235689]\d\d|42\d)0*/;
// Countries whose code is also written without a plus, where what follows is as long as their numbers are.
const bare =
  /^(?:4[57](?=\d{8}$)|46(?=\d{8,9}$)|48(?=\d{9}$)|49(?=\d{9,11}$)|358(?=\d{7,10}$)|354(?=\d{7}$)|37[0-2](?=\d{8}$))/;

/**
 * A telephone number as it is compared: digits without country and without the zero that is dialled
 * inside one. `+46 (0)70-123 45 67`, `0046 70 1234567` and `070-1234567` are the same.
 */
export function phoneKey(phone: string): string {
  const written = phone.normalize('NFKD').replaceAll(/[^\d+]/g, '');
  const abroad = /^(?:\+|00)/.test(written);
  const digits = written.replaceAll('+', '').replace(/^0+/, '');
  const own = digits.replace(abroad ? afterPlus : bare, '');
  return own === '' ? digits : own;
}

/**
 * A company's number as it is compared, without what a VAT number puts around it: `NO 923 609 016 MVA`
 * is `923609016`, `SE556036079301` is `556036-0793`.
 */
export const orgNumberKey = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^SE(\d{10})01$/, '$1')
    .replace(/^(?:NO|SE|DK|FI)(?=\d)/, '')
    .replace(/(?<=\d)(?:MVA|VAT)$/, '')
    .replace(/^16(?=\d{10}$)/, '');
