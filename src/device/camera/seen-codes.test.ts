import { expect, test } from 'vitest';
import { seenCodes, type SeenCode } from './seen-codes.ts';

const at = (left: number, top: number, width = 90, height = 20) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRectReadOnly;
const qr = (rawValue: string): SeenCode => ({
  rawValue,
  format: 'qr_code',
  boundingBox: at(0, 0, 90, 90),
});
const bars = (rawValue: string, place = at(0, 100)): SeenCode => ({
  rawValue,
  format: 'code_128',
  boundingBox: place,
});

function camera() {
  const codes: string[] = [];
  let now = 0;
  const see = seenCodes(
    (code) => codes.push(code),
    () => now,
  );
  const show = (...picture: SeenCode[]) => {
    now += 100;
    see(picture);
  };
  return {
    codes,
    show,
    wait: () => {
      now += 2000;
    },
  };
}

test('a label is told once as long as it stays before the camera, and again when it comes back', () => {
  const { codes, show, wait } = camera();
  for (let frame = 0; frame < 40; frame += 1) {
    show(qr('TH:1'), bars('TH:1'), ...(frame % 2 ? [bars('TH:2', at(0, 200))] : []));
  }
  expect(codes).toEqual(['TH:1', 'TH:2']);
  wait();
  show(qr('TH:1'));
  expect(codes).toEqual(['TH:1', 'TH:2', 'TH:1']);
});

test('bars are told when a second picture says the same, and not what one alone has said', () => {
  const { codes, show, wait } = camera();
  show(bars('LO:178:A.03-2'));
  show(bars("%O:'78:`.&3-2"));
  expect(codes).toEqual([]);
  show(bars('LO:178:A.03-2'));
  expect(codes).toEqual(['LO:178:A.03-2']);
  wait();
  show(bars("%O:'78:`.&3-2"));
  expect(codes).toEqual(['LO:178:A.03-2']);
});

test('what is read a second time from the same bars is not told, however often', () => {
  const { codes, show } = camera();
  for (let frame = 0; frame < 5; frame += 1) {
    show(bars('LO:178:A.03-2'), bars("%O:'78:`.&3-2", at(1, 101, 88, 18)));
  }
  expect(codes).toEqual(['LO:178:A.03-2']);
});

test('two labels beside each other are both told', () => {
  const { codes, show } = camera();
  for (let frame = 0; frame < 2; frame += 1) show(bars('TH:1'), bars('TH:2', at(0, 200)));
  expect(codes).toEqual(['TH:1', 'TH:2']);
});
