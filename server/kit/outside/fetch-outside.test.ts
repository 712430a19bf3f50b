import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';
import { isInner, isInnerHost } from './inner-networks.ts';

const limits = { withinMs: 5_000, mostBytes: 1_000 };
// The outside is played on this machine: 127.0.0.1 stands for the internet, all else for our own network.
const played = { ...limits, refuses: (address: string) => address !== '127.0.0.1' };

const open: { close: () => void; closeAllConnections: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    handle(request, response);
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  open.push(server);
  return { asked, port: (server.address() as AddressInfo).port };
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString('utf8');

describe('what is of the open internet', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.0.192',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'example.com',
  ])('%s is not', (address) => {
    expect(isInner(address)).toBe(true);
  });

  test.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '223.255.255.1', '2606:4700::1111', '2a00::1'])(
    '%s is',
    (address) => {
      expect(isInner(address)).toBe(false);
    },
  );

  test('a host that names this machine or an address inside is reported at once, however it is written', () => {
    const hosts = [
      'https://localhost/',
      'https://a.localhost./',
      'https://0x7f.1/',
      'https://[::1]/',
    ];
    expect(hosts.filter((host) => !isInnerHost(new URL(host).hostname))).toEqual([]);
    expect(isInnerHost('parts.example.com')).toBe(false);
  });
});

describe('an address that a person set', () => {
  test('is not asked where it is, or its name means, a machine of our own', async () => {
    const inside = await serve((_, response) => response.end('secret'));
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]']) {
      const asking = fetchOutside(`http://${host}:${inside.port}/`, limits);
      await expect(asking).rejects.toThrow('a network of our own');
    }
    expect(inside.asked).toHaveLength(0);
  });

  test('is one of the web', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://example.com/', 'data:,x', '//x', '']) {
      await expect(fetchOutside(address, limits)).rejects.toThrow('no address of the web');
    }
  });

  test('is answered whole, with what was sent', async () => {
    const outside = await serve((request, response) => {
      void request.toArray().then((parts) => response.writeHead(201).end(parts.join('')));
    });
    const address = `http://127.0.0.1:${outside.port}/`;
    const answer = await fetchOutside(address, { ...played, body: 'Løft' });
    expect([answer.status, textOf(answer)]).toEqual([201, 'Løft']);
    expect(outside.asked[0]?.method).toBe('POST');
  });

  test('leads on to another outside, which is not told the key, and never to one inside', async () => {
    const other = await serve((_, response) => response.end('there'));
    const first = await serve(({ url, headers }, response) => {
      const hosts: Record<string, string> = {
        '/on': `http://127.0.0.1:${other.port}/`,
        '/in': `http://127.0.0.2:${other.port}/`,
        '/file': 'file:///etc/passwd',
        '/round': '/round',
      };
      const location = hosts[url ?? ''];
      if (location) response.writeHead(302, { location }).end();
      else response.end(headers.authorization);
    });
    const at = (path: string, more = {}) =>
      fetchOutside(`http://127.0.0.1:${first.port}${path}`, {
        ...played,
        headers: { authorization: 'Bearer key' },
        ...more,
      });
    expect(textOf(await at('/'))).toBe('Bearer key');
    expect(textOf(await at('/on'))).toBe('there');
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await expect(at('/in')).rejects.toThrow('a network of our own');
    await expect(at('/file')).rejects.toThrow('no address of the web');
    await expect(at('/round')).rejects.toThrow('leads elsewhere');
    await expect(at('/on', { body: 'x' })).rejects.toThrow('leads elsewhere');
    expect(other.asked).toHaveLength(1);
  });

  test('answers neither without end nor too late', async () => {
    const outside = await serve(({ url }, response) => {
      response.write('x'.repeat(url === '/long' ? 2_000 : 1));
    });
    const address = `http://127.0.0.1:${outside.port}`;
    await expect(fetchOutside(`${address}/long`, played)).rejects.toThrow('too long');
    await expect(fetchOutside(`${address}/late`, { ...played, withinMs: 100 })).rejects.toThrow(
      'it does not answer in time',
    );
  });
});
