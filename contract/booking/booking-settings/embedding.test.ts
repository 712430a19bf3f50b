import { expect, test } from 'vitest';
import { embedHosts, embeddingOf, hostIn } from './embedding.ts';

test.each([
  ['www.dekk.no', 'www.dekk.no'],
  ['https://WWW.Dekk.no/time?x=1', 'www.dekk.no'],
  ['http://dekk.no:8080', 'dekk.no'],
  ['dekk.no/time', 'dekk.no'],
  ['blåbær.no', 'xn--blbr-roah.no'],
  ['dekk.no.', 'dekk.no'],
])('%j means the host %j', (typed, host) => {
  expect(hostIn(typed)).toBe(host);
});

test('hosts are kept once each, and lines left empty not at all', () => {
  expect(embedHosts.parse(['dekk.no', '', 'https://dekk.no/', 'www.dekk.no'])).toEqual([
    'dekk.no',
    'www.dekk.no',
  ]);
});

test('what goes into the page of a workshop is one frame, whatever the portal is called', () => {
  expect(embeddingOf('https://hjul.no/book/dekk', 'D&B "Hjul"')).toBe(
    '<iframe src="https://hjul.no/book/dekk" title="D&#38;B &#34;Hjul&#34;" style="width:100%;height:900px;border:0"></iframe>',
  );
});
