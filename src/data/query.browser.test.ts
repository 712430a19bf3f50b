import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { fetchQuery, queryClient, queryFor } from './query.ts';
import { keepTokens } from './tokens.ts';

const { between: server } = startBetween();

test('what was asked for is answered, though a screen that asked for the same is left meanwhile', async () => {
  const claims = { aud: '7', sub: 'kari', jti: 'one', exp: 4e9, siteName: 'Alnabru' };
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  keepTokens({ 7: `${encode({ alg: 'HS256' })}.${encode(claims)}.x` });
  const held = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/v4/site/customers/:id', async () => {
      await held.promise;
      return HttpResponse.json({ data: { name: 'Nordmann' } });
    }),
  );
  const kari = queryFor('7', customers.calls.one, { params: { id: 1 } });
  const screens = [1, 2].map(() => new QueryObserver(queryClient, kari).subscribe(() => undefined));
  const answer = fetchQuery(kari);
  for (const leave of screens) leave();
  held.resolve();
  expect((await answer).data).toMatchObject({ name: 'Nordmann' });
  // Nobody waits any more: the query has no observer left.
  expect(queryClient.getQueryCache().find(kari)?.getObserversCount()).toBe(0);
});
