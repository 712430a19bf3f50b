import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFile } from './file-answer.ts';

test('the name of a file is one line, of no folder, without signs that nobody sees, and sent as in RFC 5987', async () => {
  const http = fastify();
  http.get('/', (_, reply) =>
    sendFile(reply, {
      name: '../Bj\u00f8rn\u2019s (2)\r\nX: 1\u202e.csv',
      type: 'text/csv',
      content: 'a',
    }),
  );
  const { headers } = await http.inject('/');
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''..-Bj%C3%B8rn%E2%80%99s%20%282%29%20X-%201.csv",
  );
  expect(headers['x']).toBeUndefined();
});
