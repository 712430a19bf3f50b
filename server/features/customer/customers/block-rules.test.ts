import { expect, test } from 'vitest';
import { checkBlockReason } from './block-rules.ts';

const free = { blocked: false, block_reason: '' };
const blocked = { blocked: true, block_reason: 'Unpaid' };

test('nobody is blocked without a word why', () => {
  expect(() => checkBlockReason({ blocked: true }, free)).toThrow('common.wrong_input');
  expect(() => checkBlockReason({ blocked: true }, undefined)).toThrow('common.wrong_input');
  expect(() => checkBlockReason({ block_reason: '' }, blocked)).toThrow('common.wrong_input');
});

test('who is blocked for a reason, or not any more, asks for no other', () => {
  checkBlockReason(blocked, free);
  checkBlockReason({ block_reason: 'Unpaid since spring' }, blocked);
  checkBlockReason(free, blocked);
  checkBlockReason({ blocked: false }, blocked);
});

test('a block without a reason from before keeps nothing else from being written', () => {
  checkBlockReason({}, { blocked: true, block_reason: '' });
});
