import { calls } from '#contract/calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { version } from '#server/kit/version.ts';
import { openApi } from './openapi.ts';
import { viewer, viewerStyle } from './viewer.ts';

/** The contract for other programs at `/api/openapi.json`, and for people at `/api/docs`. */
export function apiDocsRoutes({ http }: AppContext): void {
  // Made when first asked for: a start needs neither.
  let document: string | undefined;
  let page: string | undefined;
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

  http.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(calls, version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  http.get('/api/docs', async (_request, reply) => {
    page ??= viewer(calls, version);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .send(page);
  });
  http.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(viewerStyle));
}
