import { expect, test } from 'vitest';
import { lengthWithOptOut, needsOptOut, withOptOut } from './opt-out.ts';

const link = 'https://hjul.example/b/K7QXAB';
const review = { type: 'review', transport: 'sms' } as const;
const byMail = { type: 'review', transport: 'email' } as const;

test('an SMS that nobody asked for says by which link to be spared more of them, in the language that it is written in', () => {
  expect(withOptOut('Fornøyd?', review, 'nb', link)).toBe(
    `Fornøyd?\nIkke flere slike SMS? ${link}#sms`,
  );
  expect(withOptOut('Nöjd?', review, 'sv', link)).toBe(`Nöjd?\nInga fler sådana sms? ${link}#sms`);
  expect(withOptOut('Happy?', review, 'en', link)).toBe(
    `Happy?\nNo more SMS like this? ${link}#sms`,
  );
});

test('a link that the text names already is not told twice', () => {
  const invite = { type: 'auto_invite', transport: 'sms' } as const;
  expect(withOptOut(`Svar: ${link}`, invite, 'nb', link)).toBe(
    `Svar: ${link}\nIkke flere slike SMS? Si fra på samme lenke.`,
  );
});

test('a mail that nobody asked for says so for anyone who reads it, too', () => {
  const stop = 'https://hjul.example/email/unsubscribe?token=x';
  expect(withOptOut('Nöjd?', byMail, 'sv', stop)).toBe(`Nöjd?\n\nInga fler sådana mejl? ${stop}`);
});

test('an invitation of a wave does, too; what a booking needs does not', () => {
  expect(needsOptOut({ type: 'auto_invite' })).toBe(true);
  expect(needsOptOut({ type: 'reminder' })).toBe(false);
});

test('what stands behind a message counts into how many SMS it takes', () => {
  const text = 'x'.repeat(150);
  expect(lengthWithOptOut(text, { type: 'reminder', transport: 'sms' }, 'nb', link).parts).toBe(1);
  expect(lengthWithOptOut(text, review, 'nb', link)).toMatchObject({ parts: 2, odd: [] });
});
