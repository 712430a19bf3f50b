import { expect, test } from 'vitest';
import { sentOn } from './sent-on.ts';

const asked = { protocol: 'http', url: '/1/queue?a=b' } as const;

test('a host that sends its visitors on keeps the port and the rest of the address', () => {
  expect(sentOn({ ...asked, host: 'old.test:8080' }, 'new.test')).toBe(
    'http://new.test:8080/1/queue?a=b',
  );
  expect(sentOn({ ...asked, host: 'old.test' }, 'new.test')).toBe('http://new.test/1/queue?a=b');
});
