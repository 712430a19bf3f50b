import { describe, expect, test } from 'vitest';
import { articleKey, calledKey, emailKey, foldText, orgNumberKey, phoneKey } from './same-text.ts';
import {
  differentArticles,
  differentPhones,
  differentTexts,
  sameArticles,
  sameOrgNumbers,
  samePhones,
  sameTexts,
} from './same-text-pairs.ts';

describe('one text, however it is typed', () => {
  test.each(sameTexts)('%j is %j', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test.each(differentTexts)('%j is not %j', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});

test('what is typed so far finds what it will become', () => {
  for (const name of ['Aase Moe', 'Queue', 'Jørgensen-Aarhus', 'Samuel Haaeger']) {
    for (let typed = 1; typed <= name.length; typed += 1) {
      expect(foldText(name).startsWith(foldText(name.slice(0, typed)))).toBe(true);
    }
  }
});

test('the words of a name may stand in either order', () => {
  expect(calledKey('Nilsen, Kari')).toBe(calledKey('Kari Nilsen'));
  expect(calledKey('Berg Hansen, Anne-Lise')).toBe(calledKey('Anne Lise Berg Hansen'));
  expect(calledKey('Kari Nilsen')).not.toBe(calledKey('Kari Hansen'));
});

test.each(sameArticles)('the article %j is %j', (one, other) => {
  expect(articleKey(one)).toBe(articleKey(other));
});

test.each(differentArticles)('the article %j is not %j', (one, other) => {
  expect(articleKey(one)).not.toBe(articleKey(other));
});

test.each(samePhones)('the telephone %j is %j', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other));
});

test.each(differentPhones)('the telephone %j is not %j', (one, other) => {
  expect(phoneKey(one)).not.toBe(phoneKey(other));
});

test.each(sameOrgNumbers)('the company %j is %j', (one, other) => {
  expect(orgNumberKey(one)).toBe(orgNumberKey(other));
});

test('an address of mail is one in whatever case it was written', () => {
  expect(emailKey(' Kari.Nilsen@Example.NO')).toBe(emailKey('kari.nilsen@example.no'));
  expect(emailKey('a\u030Ase@example.no')).toBe(emailKey('ÅSE@example.no'));
});
