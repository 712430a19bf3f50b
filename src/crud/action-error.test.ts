import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import common from '#locales/en/common.json' with { type: 'json' };
import { ApiError, foreignPage, OfflineError } from '#src/data/api-errors.ts';
import { actionErrorOf } from './action-error.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { common } } }));

const said = (cause: unknown) => actionErrorOf(new OfflineError(cause)).text;

test('a form says what answered in place of the server, and offline only when nothing did', () => {
  expect(actionErrorOf(new ApiError(413, {})).text).toMatch(/too large for a proxy.*kept here/);
  expect(said(foreignPage)).toMatch(/Wi-Fi that wants a login.*kept here/);
  expect(said(403)).toMatch(/answered 403 in place of the server/);
  expect(said(new TypeError('Failed to fetch'))).toMatch(/^You are offline/);
});
