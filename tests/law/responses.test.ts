import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  readResponse,
  stateOfResponse,
} from '#server/features/economy/invoice-deliveries/peppol/read-response.ts';
import { responses } from './files.ts';

const expected: Readonly<Record<string, readonly [code: string, state: string]>> = {
  'uc001-Invoice-in-process': ['IP', 'delivered'],
  'uc003-Invoice-is-accepted': ['AP', 'delivered'],
  'uc004b-Rejected-requesting-reissue': ['RE', 'refused'],
  'uc005-Invoice-is-conditionally-accepted': ['CA', 'delivered'],
  'uc006a-Under-query-missing-information': ['UQ', 'delivered'],
  'uc007-Payment-has-been-initiated': ['PD', 'delivered'],
};

test.each(readdirSync(responses()))('%s is read as what its receiver answers', (file) => {
  const response = readResponse(readFileSync(responses(file), 'utf8'))!;
  const [code, state] = expected[file.replace(/^T111-|\.xml$/g, '')]!;
  expect([response.code, stateOfResponse(response.code)]).toEqual([code, state]);
  expect(response.number).not.toBe('');
});

test('of what is refused it is read why', () => {
  const xml = readFileSync(responses('T111-uc004b-Rejected-requesting-reissue.xml'), 'utf8');
  expect(readResponse(xml)?.reason).toBe('REF, NIN');
});
