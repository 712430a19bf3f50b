import { expect, test } from 'vitest';
import words from '#locales/en/workshop/queue.json' with { type: 'json' };

test.each([
  ['offline', 'You are offline. Trying to reconnect...'],
  ['nobodyWaiting', 'Nobody is waiting in {{queue}} queue'],
  ['notSelected', 'You have not selected your queue'],
  ['errors.not_waiting', 'Can only expedite when waiting'],
  ['errors.not_expediting', 'Can only recall when expediting'],
  ['expediteNext', 'Expedite next'],
  ['automatic', 'Automatic'],
  ['inQueue', 'In queue'],
  ['done', 'Done'],
])('%s says to the letter what the specification has', (key, text) => {
  const shown = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words);
  expect(shown).toBe(text);
});
