import type { FastifyRequest } from 'fastify';

/** The same address at another host. The hosts of one server are reached by the same port. */
export function sentOn(
  { protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>,
  to: string,
): string {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return `${protocol}://${to}${port}${url}`;
}
