import { expect, test } from 'vitest';
import { lengthWithOptOut, needsOptOut, withOptOut } from './opt-out.ts';

const site = { phone: '22 00 10 40', site: 'Nordhjul Alnabru' };
const review = { type: 'review', transport: 'sms' } as const;

test('an SMS that nobody asked for says how to be spared more of them, in the language that it is written in', () => {
  expect(withOptOut('Fornøyd?', review, 'nb', site)).toBe(
    'Fornøyd?\nVil du ikke ha slike SMS? Ring 22 00 10 40.',
  );
  expect(withOptOut('Nöjd?', review, 'sv', site)).toBe(
    'Nöjd?\nVill du inte ha sådana sms? Ring 22 00 10 40.',
  );
  expect(withOptOut('Happy?', review, 'en', { ...site, phone: '' })).toBe(
    'Happy?\nNo more SMS like this? Tell Nordhjul Alnabru.',
  );
});

test('an invitation of a wave does, too; what a booking needs, and a mail, which has a link for it, do not', () => {
  expect(needsOptOut({ type: 'auto_invite', transport: 'sms' })).toBe(true);
  expect(needsOptOut({ type: 'reminder', transport: 'sms' })).toBe(false);
  expect(needsOptOut({ type: 'review', transport: 'email' })).toBe(false);
});

test('what stands behind a message counts into how many SMS it takes', () => {
  const text = 'x'.repeat(150);
  expect(lengthWithOptOut(text, { type: 'reminder', transport: 'sms' }, 'nb', site).parts).toBe(1);
  expect(lengthWithOptOut(text, review, 'nb', site)).toMatchObject({ parts: 2, odd: [] });
});
