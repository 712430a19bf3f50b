import { expect, test } from 'vitest';
import { hasParts } from './kit/field.ts';
import { hasOrder } from './kit/list-query.ts';
import type { Resource } from './kit/resource.ts';
import { statesOf } from './kit/steps.ts';
import { resources } from './resources.ts';

// What was owed when it ended is paid later.
const paidLater = ['storage-agreements.paid_until'];

/** What can still be counted, paid or dated of rows that a step has ended for good. */
function open(resource: Resource): string[] {
  const { editable = {}, steps = {} } = statesOf(resource) ?? {};
  const leads = Object.values(steps).flatMap(({ from, to }) => from.filter((one) => one !== to));
  const ended = Object.entries(editable).filter(([state]) => !leads.includes(state));
  return ended
    .flatMap(([, fields]) => (fields === 'all' ? [] : fields))
    .filter((name) => hasOrder(resource.fields[name]!.kind) || hasParts(resource.fields[name]!))
    .map((name) => `${resource.name}.${name}`)
    .filter((name) => !paidLater.includes(name));
}

test('of what is received, closed or ended for good only what is said may still be changed: no amount, price, quantity or day', () => {
  expect(resources.flatMap(open)).toEqual([]);
});

test('a note of it may: what came damaged is seen after it was received, and the history shows who wrote it', () => {
  const noted = resources.flatMap((one) =>
    Object.entries(statesOf(one)?.editable ?? {})
      .filter(([, fields]) => fields !== 'all' && fields.join() === 'note')
      .map(([state]) => `${one.name} ${state}`),
  );
  expect(noted).toEqual(
    expect.arrayContaining([
      'stock-refills received',
      'transfers received',
      'stock-transfers received',
      'preorder-agreements closed',
      'purchase-matrices active',
    ]),
  );
});
