import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '../../../scripts/free-port.ts';

/** What stands between a server and its database, or a browser and its server, to be cut and mended. */
export interface CutProxy {
  /** The address of what is behind it, by way of the proxy. */
  readonly url: string;
  /** Ends every connection and takes no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a proxy on this machine to what listens at the URL's host and port. */
export async function openCutProxy(url: string): Promise<CutProxy> {
  const behind = new URL(url);
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(behind.port || 5432), behind.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  const port = await freePort();
  const mend = async () => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await mend();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    mend,
    async cut() {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
