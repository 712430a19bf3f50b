import { expect, test } from 'vitest';
import { smsLength } from '../booking-settings/template-rules.ts';
import { customerLanguage, templateFor, textOf, type NamedInMessage } from './message-text.ts';

const named: NamedInMessage = {
  customer: 'Kari Nilsen',
  plate: 'EL12345',
  begins: Date.parse('2026-11-24T07:15:00Z'),
  zone: 'Europe/Oslo',
  services: 'Dekkskift',
  price: 129_900,
  country: 'NO',
  site: 'Wheelhouse Bryn',
  address: 'Oslo',
  phone: '',
  ticket: 'A7KQ',
  station: '',
  link: 'https://example.test/b/abc',
};

const template = {
  subject: 'Time {date}\nkl. {time}',
  text: '{customer}: {services} for {plate} {date} kl. {time}, {price}. {site}, {address}. {link} ',
};

test('a message says when by the clock of the site, in the language of the customer', () => {
  expect(textOf(template, 'nb', named)).toEqual({
    subject: 'Time tirsdag 24. november kl. 08:15',
    text: 'Kari Nilsen: Dekkskift for EL12345 tirsdag 24. november kl. 08:15, 1 299 kr. Wheelhouse Bryn, Oslo. https://example.test/b/abc',
  });
  expect(
    textOf({ subject: '', text: '{date} {time}' }, 'sv', { ...named, zone: 'Europe/Helsinki' })
      .text,
  ).toBe('tisdag 24 november 09:15');
});

test('a price does not make an SMS twice as dear', () => {
  for (const language of ['en', 'nb', 'sv'] as const) {
    const { text } = textOf(template, language, { ...named, price: 12_999_950 });
    expect(smsLength(text).odd).toEqual([]);
  }
});

test('what there is nothing of is left out', () => {
  const none = { ...named, price: null, begins: null };
  expect(textOf({ subject: '', text: 'a{price}b{date}c{time}d{phone}' }, 'nb', none).text).toBe(
    'abcd',
  );
});

test('a customer is spoken to in their language, else in that of the country', () => {
  expect([
    customerLanguage('sv', 'NO'),
    customerLanguage('', 'NO'),
    customerLanguage(null, 'SE'),
    customerLanguage(null, 'FI'),
  ]).toEqual(['sv', 'nb', 'sv', 'en']);
});

test('what has no words in a language is said in one that has', () => {
  const hei = { subject: '', text: 'Hei' };
  expect(templateFor({ nb: hei }, 'sv')).toEqual(['nb', hei]);
  expect(templateFor({ nb: hei, en: { subject: '', text: '' } }, 'en')).toEqual(['nb', hei]);
  expect(templateFor({}, 'en')).toBeUndefined();
});

test('a sentence that only names a link, a telephone or a price there is not is left out', () => {
  const text = 'Time kl. {time}. Endre: {link}\nRing oss: {phone}. Pris: {price}. Velkommen!';
  const written = textOf({ subject: '', text }, 'nb', { ...named, link: '', price: null }).text;
  expect(written).toBe('Time kl. 08:15. Velkommen!');
  const whole = textOf({ subject: '', text: 'Kl. {time} {link}' }, 'nb', { ...named, link: '' });
  expect(whole.text).toBe('Kl. 08:15');
});
