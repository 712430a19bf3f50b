import { preferencesCalls } from '#contract/platform/preferences.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { setWanted } from '#server/kit/mail/opt-out-repo.ts';
import { readUnsubscribe } from '#server/kit/mail/unsubscribe-link.ts';

const mostBytes = 1000;

/**
 * Answers mail programs that unsubscribe for their reader: they post a form to the very address
 * that a person would open (RFC 8058), so it is not below `/api`.
 */
export function acceptOneClick({ http, db, keys }: AppContext): void {
  http.register((scope, _, done) => {
    // What the form says is always the same; the address says what is meant.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, _body, parsed) => parsed(null, {}),
    );
    scope.post('/email/unsubscribe', async (request, reply) => {
      const query = preferencesCalls.unsubscribe.query.safeParse(request.query);
      const of = query.success ? await readUnsubscribe(keys, query.data.token) : undefined;
      if (!of) throw new AppError('preferences.link_wrong');
      await db.transaction('system', (tx) => setWanted(tx, of, false));
      return reply.status(200).header('Cache-Control', 'no-store').send();
    });
    done();
  });
}
