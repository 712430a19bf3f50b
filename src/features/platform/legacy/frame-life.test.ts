import { expect, test } from 'vitest';
import { frameAfter, frameAtFirst, type FrameEvent } from './frame-life.ts';

const after = (...events: FrameEvent[]) => events.reduce(frameAfter, frameAtFirst);

test.each<FrameEvent[][]>([[['hello', 'arrived']], [['arrived', 'hello']]])(
  'a page is shown whichever comes first: %j',
  (events) => {
    expect(after(...events)).toEqual({ phase: 'shown', greeted: true, arrived: true });
    expect(after(...events, 'silence').phase).toBe('shown');
  },
);

test('a page that says nothing is silent, even when it arrived', () => {
  expect(after('silence').phase).toBe('silent');
  expect(after('arrived', 'silence').phase).toBe('silent');
});

test('a page that speaks late is shown', () => {
  expect(after('arrived', 'silence', 'hello').phase).toBe('shown');
});

test('a page that speaks a version we do not know is not shown', () => {
  expect(after('newer hello', 'arrived', 'silence').phase).toBe('newer');
});

test('when the frame goes on to a page that says hello, all is well', () => {
  expect(after('hello', 'arrived', 'hello', 'arrived', 'silence').phase).toBe('shown');
  expect(after('arrived', 'hello', 'arrived', 'hello', 'silence').phase).toBe('shown');
});

test('when the frame goes on to a page that hangs or is somebody else’s, silence ends it', () => {
  const moved = after('hello', 'arrived', 'arrived');
  expect(moved).toEqual({ phase: 'shown', greeted: false, arrived: true });
  expect(frameAfter(moved, 'silence').phase).toBe('silent');
  expect(after('arrived', 'hello', 'arrived', 'silence').phase).toBe('silent');
});
