import type { Random } from '../random.ts';

type Places = readonly [Place, ...Place[]];
type Place = readonly [zip: string, city: string];
type Words = readonly [string, ...string[]];

const places: Record<'NO' | 'SE', Places> = {
  NO: [
    ['0184', 'Oslo'],
    ['0566', 'Oslo'],
    ['0668', 'Oslo'],
    ['0957', 'Oslo'],
    ['1064', 'Oslo'],
    ['1472', 'Fjellhamar'],
    ['1540', 'Vestby'],
    ['2004', 'Lillestrøm'],
    ['2015', 'Leirsund'],
    ['7040', 'Trondheim'],
    ['7052', 'Trondheim'],
    ['7500', 'Stjørdal'],
  ],
  SE: [
    ['417 05', 'Göteborg'],
    ['418 31', 'Göteborg'],
    ['422 46', 'Hisings Backa'],
    ['442 30', 'Kungälv'],
    ['191 30', 'Sollentuna'],
    ['192 54', 'Sollentuna'],
    ['186 34', 'Vallentuna'],
    ['194 30', 'Upplands Väsby'],
  ],
};

const streets: Record<'NO' | 'SE', Words> = {
  NO: [
    'Alnagata',
    'Bjerkeveien',
    'Breigata',
    'Ekebergveien',
    'Furusetveien',
    'Gamleveien',
    'Granlia',
    'Haukåsen',
    'Innherredsveien',
    'Kirkegata',
    'Lade allé',
    'Østre Aker vei',
    'Skolegata',
    'Storgata',
    'Tvetenveien',
    'Åsveien',
  ],
  SE: [
    'Backavägen',
    'Björkgatan',
    'Hisingsgatan',
    'Kungsgatan',
    'Kyrkvägen',
    'Ringvägen',
    'Skolgatan',
    'Storgatan',
    'Turebergsvägen',
    'Åkervägen',
    'Ängsvägen',
    'Östra Järnvägsgatan',
  ],
};

/** Where a customer lives. */
export function address(country: 'NO' | 'SE', random: Random) {
  const [zip, city] = random.pick(places[country]);
  return { street: `${random.pick(streets[country])} ${random.int(1, 140)}`, zip, city };
}

/** A number to call. Sweden keeps a range for numbers that are nobody's; Norway has none, so these begin as none do. */
export function phoneNumber(country: 'NO' | 'SE', random: Random): string {
  if (country === 'SE') return `+46 70 174 06 ${String(random.int(5, 99)).padStart(2, '0')}`;
  const [a, b] = [random.int(0, 99), random.int(0, 999)];
  return `+47 429 ${String(a).padStart(2, '0')} ${String(b).padStart(3, '0')}`;
}

/** A company's number with its check digit, of the ranges that `organisation.ts` tells of. */
export function companyNumber(country: 'NO' | 'SE', random: Random): string {
  if (country === 'SE') {
    const digits = `559999${random.int(100, 999)}`;
    return digits + luhn(digits);
  }
  for (;;) {
    const digits = `31${random.int(100_000, 999_999)}`;
    const check = (11 - weighed(digits)) % 11;
    if (check < 10) return digits + check;
  }
}

function weighed(digits: string): number {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  return [...digits].reduce((sum, digit, at) => sum + Number(digit) * weights[at]!, 0) % 11;
}

function luhn(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
