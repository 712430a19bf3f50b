import type { Random } from '../random.ts';

// Districts whose letters are seen around Oslo and Trondheim, and the electric ones.
const norwegianLetters = [
  ...([
    'AA',
    'AB',
    'BN',
    'BP',
    'BT',
    'DA',
    'DK',
    'DN',
    'DP',
    'DR',
    'FH',
    'RJ',
    'RK',
    'SU',
  ] as const),
  ...(['VF', 'VH', 'VJ', 'XB', 'EL', 'EK', 'EV', 'EB', 'EC', 'ED'] as const),
] as const;
// Swedish plates leave out I, Q, V and the letters after Z; the last place has no O either.
const swedishLetters = [...'ABCDEFGHJKLMNOPRSTUWXYZ'] as [string, ...string[]];
const lastLetters = [...'ABCDEFGHJKLMNPRSTUWXYZ'] as [string, ...string[]];

const danishLetters = ['BA', 'BZ', 'CA', 'CH', 'CW', 'DA', 'DG', 'DM', 'EA', 'EC'] as const;
const finnishLetters = [...'ABCEFGHIJKLMNOPRSTUVXYZ'] as [string, ...string[]];

/** Two letters and five digits. */
export function norwegianPlate(random: Random): string {
  return `${random.pick(norwegianLetters)}${random.int(10_000, 99_999)}`;
}

/** Two letters and five digits, as in Norway. */
export function danishPlate(random: Random): string {
  return `${random.pick(danishLetters)}${random.int(10_000, 99_999)}`;
}

/** Three letters and three digits. */
export function finnishPlate(random: Random): string {
  const letters = [0, 1, 2].map(() => random.pick(finnishLetters)).join('');
  return `${letters}${random.int(100, 999)}`;
}

/** Three letters, two digits, and a third digit or, since 2019, a letter. */
export function swedishPlate(random: Random): string {
  const letters = [0, 1, 2].map(() => random.pick(swedishLetters)).join('');
  const digits = String(random.int(1, 99)).padStart(2, '0');
  const last = random.chance(0.5) ? random.pick(lastLetters) : String(random.int(0, 9));
  return letters + digits + last;
}
