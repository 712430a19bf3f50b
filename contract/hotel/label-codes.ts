import { plateKey } from '../kit/rules/plate-rules.ts';
import { isEan } from '../kit/rules/ean-rules.ts';

/** Where a wheel is or goes on the car: axle by axle, those inside of twin wheels, and the spare. */
export const wheelPlaces = ['FL', 'FR', 'RL', 'RR', 'RLI', 'RRI', 'SP'] as const;
export type WheelPlace = (typeof wheelPlaces)[number];

/** What is told to the scanner on paper, so that no hand has to leave the wheels. */
export const commands = ['ok', 'undo', 'new', 'second', 'abort'] as const;
export type Command = (typeof commands)[number];

/** What a read code means. */
export type Code =
  | { readonly kind: 'set'; readonly set: string }
  | { readonly kind: 'wheel'; readonly set: string; readonly wheel: WheelPlace }
  /** `store` is the number of a warehouse, '' where the code does not say it. */
  | { readonly kind: 'place'; readonly store: string; readonly place: string }
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'booking'; readonly ticket: string }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'ean'; readonly ean: string }
  | { readonly kind: 'plate'; readonly plate: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** How each of our codes begins. */
export const ourPrefix = /^(TH|TW|LO|MV|OR|BK|CM):/i;
const prefixed = /^(TH|TW|LO|MV|OR|BK|CM):(.+)$/;
// The address of a wheel's passport ends with what the label says itself.
const passport = /^HTTPS?:\/\/[^ #]+#(TW:[^ #]+)$/;
const placeCode = /^[A-Z0-9ÆØÅÄÖ]+(?:[.-][A-Z0-9ÆØÅÄÖ]+)+$/;
const plateLike = /^(?=.*\d)(?=.*[A-ZÆØÅÄÖ])[A-Z0-9ÆØÅÄÖ]{4,8}$/;

/**
 * Reads a code from a label, a keypad or a hand: our own say their kind (`TH:4711` a set,
 * `TW:4711:FL` a wheel of it, `LO:12:A.03-2` a place, `MV:` a move, `OR:` an order, `BK:` a booking,
 * `CM:` a command), also at the end of the address of a wheel's passport, 8 and 12 to 14 digits with
 * their check digit are an EAN, and what is left is told by its looks: a place by its dots, a plate by letters and digits.
 */
export function readCode(read: string): Code {
  const whole = read.normalize('NFC').toUpperCase().replaceAll(/\s+/g, ' ').trim();
  const text = passport.exec(whole)?.[1] ?? whole;
  const ours = prefixed.exec(text);
  if (ours) return readOurs(ours[1]!, ours[2]!) ?? { kind: 'unknown', text };
  if (ofOtherChain.test(text) || byOtherKeyboard.test(text)) return { kind: 'unknown', text };
  if (isEan(text)) return { kind: 'ean', ean: text };
  if (placeCode.test(text)) return { kind: 'place', store: '', place: text };
  const plate = plateKey(text);
  if (plateLike.test(plate)) return { kind: 'plate', plate };
  if (/^\d{1,7}$/.test(text)) return { kind: 'set', set: text };
  return { kind: 'unknown', text };
}

// A code that names a chain is ours once that is compared (`scannedText`), and then without it.
const ofOtherChain = /^(TH|TW|LO|MV|OR|BK)\d+:/;
// What becomes of a colon where the scanner types for another keyboard than the device has.
const byOtherKeyboard = /^(TH|TW|LO|MV|OR|BK|CM)(\d*[>|<;]|\d*([ØÖÆ])\d+\3)/;

/**
 * Why a text that is no code cannot be read; null where it may be somebody else's number. It is
 * another chain's, typed for another keyboard, or was read wrong and is to be read again: it begins as
 * one of our codes does, from a label that is torn or was read in part, or is the EAN of a product or
 * its carton (13 digits, 14) but for its check digit.
 */
export function whyUnread(text: string): 'other_chain' | 'other_keyboard' | 'half_code' | null {
  if (ofOtherChain.test(text)) return 'other_chain';
  if (byOtherKeyboard.test(text)) return 'other_keyboard';
  return ourPrefix.test(text) || /^\d{13,14}$/.test(text) ? 'half_code' : null;
}

/** The plate that a code which is read as a place may be instead, as `B-AB1234`; null where it says its kind or has dots, as none has. */
export function plateLikePlace(read: string): string | null {
  const code = readCode(read);
  if (code.kind !== 'place' || /[:.]/.test(read)) return null;
  const plate = plateKey(code.place);
  return plateLike.test(plate) ? plate : null;
}

const number = /^\d{1,12}$/;

function readOurs(prefix: string, rest: string): Code | undefined {
  const [first = '', second, third] = rest.split(':');
  if (third !== undefined) return undefined;
  if (prefix === 'LO') {
    const place = second ?? first;
    const store = second === undefined ? '' : first;
    return place && (store === '' || number.test(store))
      ? { kind: 'place', store, place }
      : undefined;
  }
  if (prefix === 'TW') {
    const wheel = wheelPlaces.find((one) => one === second);
    return wheel && number.test(first) ? { kind: 'wheel', set: first, wheel } : undefined;
  }
  if (second !== undefined) return undefined;
  if (prefix === 'CM') {
    const command = commands.find((one) => one === first.toLowerCase());
    return command && { kind: 'command', command };
  }
  if (prefix === 'BK')
    return /^[A-Z0-9]{4,5}$/.test(first) ? { kind: 'booking', ticket: first } : undefined;
  if (!number.test(first)) return undefined;
  if (prefix === 'TH') return { kind: 'set', set: first };
  return prefix === 'MV' ? { kind: 'move', move: first } : { kind: 'order', order: first };
}

/**
 * What stands in the code of a label; `readCode` reads it back. On paper it names the `chain` that
 * printed it, as another may have the same numbers: `scannedText` takes it away again.
 */
export function codeText(code: Exclude<Code, { kind: 'unknown' }>, chain = ''): string {
  switch (code.kind) {
    case 'set':
      return `TH${chain}:${code.set}`;
    case 'wheel':
      return `TW${chain}:${code.set}:${code.wheel}`;
    case 'place':
      return code.store ? `LO${chain}:${code.store}:${code.place}` : `LO${chain}:${code.place}`;
    case 'move':
      return `MV${chain}:${code.move}`;
    case 'order':
      return `OR${chain}:${code.order}`;
    case 'booking':
      return `BK${chain}:${code.ticket}`;
    case 'command':
      return `CM:${code.command.toUpperCase()}`;
    case 'ean':
      return code.ean;
    case 'plate':
      return code.plate;
  }
}
