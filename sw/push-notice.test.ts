import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { noticeOf, windowFor } from './push-notice.ts';

test('a message leads to its notification at its site, and is shown once', () => {
  expect(noticeOf({ id: 7, siteId: 2, title: 'VIKTIG: Løft 3' })).toEqual({
    title: 'VIKTIG: Løft 3',
    tag: '2/7',
    path: '/2/notification/list?open=7',
  });
});

test('who works at no site of the chain reads the title all the same', () => {
  expect(noticeOf({ id: 7, siteId: null, title: 'Mails were not sent' })).toEqual({
    title: 'Mails were not sent',
    tag: '0/7',
    path: '/',
  });
});

test('without a title it is left to the host to tell that there is something', () => {
  expect(noticeOf({ id: 7, siteId: 2, title: ' ' })?.title).toBe('');
});

test('whatever comes, a tap leads nowhere else than to a notification of a site, or the start', () => {
  const value = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.anything(), siteId: fc.option(fc.anything()), title: fc.string() }),
  );
  fc.assert(
    fc.property(value, (payload) => {
      const notice = noticeOf(payload);
      if (notice) expect(notice.path).toMatch(/^\/(\d+\/notification\/list\?open=\d+)?$/);
    }),
  );
});

const at = (path: string, focused = false) => ({ url: `https://a.no${path}`, focused });

test('it opens where somebody is logged in, best in what is looked at', () => {
  const windows = [at('/login'), at('/2/queue'), at('/3', true), at('/2/login', true)];
  expect(windowFor(windows)).toBe(windows[2]);
  expect(windowFor(windows.slice(0, 2))).toBe(windows[1]);
  expect(windowFor([at('/login'), at('/choose-site')])).toBeUndefined();
});
