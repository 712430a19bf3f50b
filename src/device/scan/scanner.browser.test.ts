import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playKeys as press } from '#tests/support/in-browser/play-keys.ts';
import { typeInto } from './early-input.ts';
import { keepScannerPrefix, listenForKeys, onScan } from './scanner.ts';

let typed: string[] = [];
let unclaimed: string[] = [];
let stop = () => {};

beforeEach(async () => {
  await userEvent.click(document.body);
  typed = [];
  unclaimed = [];
  document.body.replaceChildren();
  stop = listenForKeys({
    onTyped: (key) => typed.push(key),
    onScan: (code) => unclaimed.push(code),
    ours: () => false,
  });
});
afterEach(() => {
  stop();
  keepScannerPrefix(null);
});

const scannerGap = 4;
const handGap = 90;
const code = [...'EL12345', 'Enter'];

function put<Name extends 'input' | 'textarea' | 'button'>(name: Name, value = '') {
  const element = document.createElement(name);
  document.body.append(element);
  if ('value' in element) element.value = value;
  element.focus();
  return element;
}

// First here: each test plays its keys further ahead of the clock, by which what has no end is taken.
test('a scanner of another keyboard language, one that ends with no key, and one of GS1 are read as well', async () => {
  await press([...'THØ4711', 'Enter'], scannerGap);
  await press([...'TW:4711:FL'], scannerGap);
  await expect.poll(() => unclaimed, { timeout: 10_000 }).toEqual(['TH:4711', 'TW:4711:FL']);
  expect(typed).toEqual([]);
});

test('a scan outside of any field reaches the scan layer and no shortcut', async () => {
  await press(code, scannerGap);
  expect(unclaimed).toEqual(['EL12345']);
  expect(typed).toEqual([]);
});

test('keys of a hand are typing, every one of them in order', async () => {
  await press([...'gq'], handGap);
  await expect.poll(() => typed).toEqual(['g', 'q']);
  expect(unclaimed).toEqual([]);
});

test('a scan into a field is taken out of it, and what stood there stays with the caret', async () => {
  for (const name of ['input', 'textarea'] as const) {
    const field = put(name, 'Kari Nilsen');
    field.setSelectionRange(4, 4);
    let text = '';
    field.addEventListener('input', () => (text = field.value));
    await press(code, scannerGap);
    expect([field.value, text, field.selectionStart]).toEqual(['Kari Nilsen', 'Kari Nilsen', 4]);
  }
  expect(unclaimed).toEqual(['EL12345', 'EL12345']);
});

test('what somebody is typing into a search stays a search, however fast a busy page takes the rest', async () => {
  const field = put('input');
  field.dataset['scan'] = 'search';
  await press([...'EV'], handGap);
  await press([...'99881', 'Enter'], scannerGap, 200);
  expect([field.value, unclaimed]).toEqual(['EV99881', []]);
  field.value = '';
  await press(code, scannerGap);
  expect([field.value, unclaimed]).toEqual(['', ['EL12345']]);
});

test('what was pressed before the search had the focus stands before what is typed into it then', async () => {
  const field = put('input');
  field.dataset['scan'] = 'search';
  field.blur();
  stop();
  const now = performance.now();
  stop = listenForKeys(
    {
      // The slash opens the search.
      onTyped: (key, at) => (key === '/' ? field.focus() : typeInto(field, [{ key, at }])),
      onScan: () => {},
      ours: () => false,
    },
    [
      { key: '/', at: now - 400 },
      // So late that it stays open whether a scanner sends them.
      { key: 'E', at: now + 2000 },
      { key: 'V', at: now + 2050 },
    ],
  );
  await expect.poll(() => document.activeElement).toBe(field);
  await userEvent.keyboard('9');
  await expect.poll(() => field.value).toBe('EV9');
});

test('what goes on after a pause, when the search has only just opened, is still the same search', async () => {
  const field = put('input');
  field.dataset['scan'] = 'search';
  field.blur();
  let entered = '';
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && (entered = field.value));
  stop();
  stop = listenForKeys({
    onTyped: (key, at) => (key === '/' ? field.focus() : typeInto(field, [{ key, at }])),
    onScan: (scanned) => unclaimed.push(scanned),
    ours: (key) => key === '/',
  });
  // A page that is busy takes the keys of a hand all at once, in two parts.
  await Promise.all([
    press([...'/zz 100'], scannerGap),
    press([...' no such', 'Enter'], scannerGap, 200),
  ]);
  await expect.poll(() => entered).toBe('zz 100 no such');
  expect(unclaimed).toEqual([]);
});

test('so is what was typed before anybody listened, whatever pause was in it', async () => {
  const field = put('input');
  field.dataset['scan'] = 'search';
  field.blur();
  let entered = '';
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && (entered = field.value));
  stop();
  const now = performance.now() - 2000;
  const early = [...'/zz', ...' 100 no such', 'Enter'].map((key, index) => ({
    key,
    at: now + index * scannerGap + (index < 3 ? 0 : 200),
  }));
  stop = listenForKeys(
    {
      onTyped: (key, at) => (key === '/' ? field.focus() : typeInto(field, [{ key, at }])),
      onScan: (scanned) => unclaimed.push(scanned),
      ours: (key) => key === '/',
    },
    early,
  );
  await expect.poll(() => entered).toBe('zz 100 no such');
  expect(unclaimed).toEqual([]);
});

test('what a hand types into a field stands there as typed, and Enter sends the form', async () => {
  const form = document.createElement('form');
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  document.body.append(form);
  const field = put('input');
  form.append(field);
  field.focus();
  await press(code, handGap);
  expect([field.value, sent]).toEqual(['EL12345', 1]);
  await press(code, scannerGap);
  expect([field.value, sent]).toEqual(['EL12345', 1]);
  expect(unclaimed).toEqual(['EL12345']);
  expect(typed).toEqual([]);
});

test('a scan does not press the button that has the focus, and Tab at its end moves nothing', async () => {
  const button = put('button');
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  await press([...'AB 12 C', 'Tab'], scannerGap);
  expect([pressed, document.activeElement]).toEqual([0, button]);
  expect(unclaimed).toEqual(['AB 12 C']);
});

test('the topmost screen takes the scan, and the one below it when that has gone', async () => {
  const below: string[] = [];
  const above: string[] = [];
  const leaveBelow = onScan((one) => below.push(one));
  const leaveAbove = onScan((one) => above.push(one));
  await press(code, scannerGap);
  leaveAbove();
  await press(code, scannerGap);
  leaveBelow();
  await press(code, scannerGap);
  expect([above, below, unclaimed]).toEqual([['EL12345'], ['EL12345'], ['EL12345']]);
});

test.each([3, 12, 30, 55])(
  'a scan every %d ms fills the plate field that has the focus',
  async (gap) => {
    const form = document.createElement('form');
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    document.body.append(form);
    const field = put('input', 'AB12');
    field.dataset['scan'] = 'plate';
    form.append(field);
    field.focus();
    await press(code, gap);
    expect([field.value, field.selectionStart, document.activeElement]).toEqual([
      'EL12345',
      7,
      field,
    ]);
    // The next one takes the place of the last.
    await press([...'DP90117', 'Tab'], gap);
    expect([field.value, document.activeElement, sent]).toEqual(['DP90117', field, 0]);
    expect(unclaimed).toEqual([]);
    // What is no plate goes where scans go.
    await press([...'https://x.no/1', 'Enter'], gap);
    expect([field.value, unclaimed]).toEqual(['DP90117', ['https://x.no/1']]);
  },
);

test('a screen that has no use for a code leaves it to the one below', async () => {
  const below: string[] = [];
  const leaveBelow = onScan((one) => below.push(one));
  const leaveAbove = onScan(() => false);
  await press(code, scannerGap);
  leaveAbove();
  leaveBelow();
  expect([below, unclaimed]).toEqual([['EL12345'], []]);
});

test('with a prefix set, a slow scanner is one too', async () => {
  keepScannerPrefix('~');
  await press(['~', ...'A1', 'Enter'], 120);
  expect(unclaimed).toEqual(['A1']);
  expect(typed).toEqual([]);
});
