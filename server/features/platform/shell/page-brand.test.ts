import { expect, test, vi } from 'vitest';
import { makeWhiteLabel } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { brandOf } from './page-brand.ts';

const { app, db } = await testServer();

test('the page of a host has its branding, a host that is not configured the product’s own', async () => {
  const { host } = await makeWhiteLabel(db, { title: 'Nordhjul' });
  expect(await brandOf(app, host)).toMatchObject({ title: 'Nordhjul' });
  expect(await brandOf(app, 'nobody.example.test')).toBeNull();
});

test('branding that cannot be loaded is only logged, and the page has the product’s own', async () => {
  const logged = vi.spyOn(app.http.log, 'error').mockReturnValue();
  // No database takes this character, so that the question itself fails.
  expect(await brandOf(app, 'host\0')).toBeNull();
  expect(logged).toHaveBeenCalledWith(
    { err: expect.any(Error) as Error },
    'the branding of a host could not be read',
  );
  logged.mockRestore();
});
