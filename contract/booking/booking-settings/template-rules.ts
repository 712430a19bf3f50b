/** What a message may name of a booking: written in braces, `{time}`. */
export const templateVariables = [
  'customer',
  'plate',
  'date',
  'time',
  'services',
  'price',
  'site',
  'address',
  'phone',
  'ticket',
  'station',
  'link',
] as const;
export type TemplateVariable = (typeof templateVariables)[number];

const isVariable = (name: string): name is TemplateVariable =>
  (templateVariables as readonly string[]).includes(name);

/** What stands in braces and is nothing that a message may name, each once. */
export const unknownVariables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isVariable(name)),
  ),
];

/** A message with what it names put in; what is not known stays as it is. */
export const filledIn = (
  text: string,
  values: Readonly<Partial<Record<TemplateVariable, string>>>,
): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) =>
    isVariable(name) ? (values[name] ?? whole) : whole,
  );

// The letters of GSM 03.38; those of the second row count twice.
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€\f');

/** How long a text is as SMS: in letters of the telephone network, else in Unicode, where fewer fit. `odd` are the signs that make it so. */
export interface SmsLength {
  readonly units: number;
  readonly parts: number;
  readonly odd: readonly string[];
}

/** How many SMS a text takes. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const odd = [...new Set(signs.filter((sign) => !plain.has(sign) && !escaped.has(sign)))];
  const units =
    odd.length > 0
      ? text.length
      : signs.reduce((sum, sign) => sum + (escaped.has(sign) ? 2 : 1), 0);
  const [one, each] = odd.length > 0 ? [70, 67] : [160, 153];
  return { units, parts: units <= one ? 1 : Math.ceil(units / each), odd };
}
