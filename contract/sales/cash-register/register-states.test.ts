import { expect, test } from 'vitest';
import {
  registerAfter,
  registerAt,
  type RegisterEvent,
  type RegisterStatus,
} from './register-states.ts';

const url = 'https://register.test/';
const events: RegisterEvent[] = ['arrived', 'ready', 'offline', 'spoke', 'silence'];
const after = (...happened: RegisterEvent[]) => happened.reduce(registerAfter, registerAt(url));

test('a site without an address has no register, whatever anybody says', () => {
  expect(registerAt(null).status).toBe('inactive');
  for (const event of events) {
    expect(registerAfter(registerAt(null), event).status).toBe('inactive');
  }
});

/** How each status is reached, before and after the frame's first word where both can be. */
const waysTo: Record<string, RegisterEvent[]> = {
  loading: [],
  'loaded, silent': ['arrived'],
  'loaded, heard': ['offline'],
  ready: ['ready'],
  timeout: ['silence'],
};

const expected: Record<string, Record<RegisterEvent, RegisterStatus>> = {
  loading: {
    arrived: 'loaded',
    ready: 'ready',
    offline: 'loaded',
    spoke: 'loaded',
    silence: 'timeout',
  },
  'loaded, silent': {
    arrived: 'loaded',
    ready: 'ready',
    offline: 'loaded',
    spoke: 'loaded',
    silence: 'timeout',
  },
  'loaded, heard': {
    arrived: 'loaded',
    ready: 'ready',
    offline: 'loaded',
    spoke: 'loaded',
    silence: 'loaded',
  },
  ready: { arrived: 'ready', ready: 'ready', offline: 'loaded', spoke: 'ready', silence: 'ready' },
  timeout: {
    arrived: 'timeout',
    ready: 'ready',
    offline: 'loaded',
    spoke: 'loaded',
    silence: 'timeout',
  },
};

const transitions = Object.entries(waysTo).flatMap(([from, way]) =>
  events.map((event) => ({ from, way, event, to: expected[from]?.[event] })),
);

test.each(transitions)('$from and then $event: $to', ({ way, event, to }) => {
  expect(after(...way, event).status).toBe(to);
});

test('a register that says ready twice is ready', () => {
  expect(after('arrived', 'ready', 'ready').status).toBe('ready');
});

test('a card reader that goes offline while it is used is not ready, and ready again when it is back', () => {
  expect(after('ready', 'offline').status).toBe('loaded');
  expect(after('ready', 'offline', 'ready').status).toBe('ready');
});

test('messages out of order end in what was said last', () => {
  expect(after('spoke', 'ready', 'arrived').status).toBe('ready');
  expect(after('ready', 'spoke', 'offline', 'arrived').status).toBe('loaded');
});

test('a message after the timeout still counts, and silence after it does not', () => {
  expect(after('silence', 'ready', 'silence').status).toBe('ready');
  expect(after('silence', 'offline', 'silence').status).toBe('loaded');
});

test('a page that arrived and said nothing is a timeout: an error page arrives, too', () => {
  expect(after('arrived', 'silence', 'arrived').status).toBe('timeout');
});
