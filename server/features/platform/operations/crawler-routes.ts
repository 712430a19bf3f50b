import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';

const goodForMs = 180 * 86_400_000;

/** What machines that come by read: that nothing here is for search engines, and whom to tell of a hole (RFC 9116). */
export function crawlerRoutes({ http, env, publicUrl }: AppContext): void {
  http.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  http.get('/.well-known/security.txt', async (_request, reply) => {
    if (env.SECURITY_CONTACT === undefined) return reply.callNotFound();
    const expires = new Date(now().getTime() + goodForMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${env.SECURITY_CONTACT}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en, nb, sv',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
