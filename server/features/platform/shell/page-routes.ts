import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { customerLanguage } from '#contract/booking/messages/message-text.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { PublicWorkshop } from '#contract/platform/public-workshop.ts';
import type { WhiteLabel } from '#contract/platform/shell.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { languageOfRequest } from '#server/kit/http/request-language.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';
import { allWords, say } from '#server/kit/words.ts';
import { frameOrigins } from './frame-origins.ts';
import { manifestFor } from './manifest.ts';
import { firstPage, scriptHashes, styleHashes } from './first-page.ts';
import { linkPreview } from './link-preview.ts';
import { sentOn } from './sent-on.ts';
import { isLogoutFromElsewhere } from './logout-from-elsewhere.ts';
import { brandOf } from './page-brand.ts';
import { pagePolicy } from './page-policy.ts';
import { wantsPage } from './wants-page.ts';

const built = fileURLToPath(new URL('../../../../dist/', import.meta.url));
const yearInSeconds = 31_536_000;

interface PortalLook {
  readonly place: Place;
  readonly brand: WhiteLabel;
  readonly embedHosts: readonly string[];
}

/** What the page asks of features above it: how a portal looks, which one a host has, the public facts of a workshop, and where the registers are that it shows in frames. */
interface PageSources {
  readonly lookOfPortal: (
    app: AppContext,
    address: string,
    host: WhiteLabel | null,
  ) => Promise<PortalLook | undefined>;
  readonly portalOfHost: (app: AppContext, host: string) => Promise<string | undefined>;
  readonly publicWorkshop: (app: AppContext, place: Place) => Promise<PublicWorkshop | undefined>;
  readonly registerUrls: (tx: Tx) => Promise<string[]>;
}

/**
 * The built app: its files as they are, and its page, filled for the host, at every other address
 * that a browser opens. Without a build there is only the API.
 */
export async function pageRoutes(
  app: AppContext,
  { registerUrls, ...sources }: PageSources,
): Promise<void> {
  const { http } = app;
  const file = join(built, 'index.html');
  http.setNotFoundHandler(() => {
    throw new AppError('common.not_found');
  });
  if (!existsSync(file)) return;

  await http.register(fastifyStatic, {
    root: built,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(built, 'assets'));
      reply.header(
        'Cache-Control',
        immutable ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      );
      // The service worker may fetch what the policy of its own script lets it.
      reply.header('Content-Security-Policy', "default-src 'self'");
    },
  });

  const manifest = JSON.parse(
    readFileSync(join(built, 'manifest.webmanifest'), 'utf8'),
  ) as Parameters<typeof manifestFor>[0];
  http.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Host' })
      .send(JSON.stringify(manifestFor(manifest, await brandOf(app, request.host)))),
  );

  // Read once, as the page is: it says which build this server hands out.
  const build = readFileSync(join(built, 'build.txt'), 'utf8');
  http.get('/build.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-store').send(build),
  );

  const template = readFileSync(file, 'utf8');
  const scripts = scriptHashes(template).join(' ');
  const frames = frameOrigins(app, registerUrls);
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(app, { template, scripts, frames, ...sources }, request, reply);

  for (const path of ['/', '/index.html']) {
    http.get(path, async (request, reply) => {
      const slug = await sources.portalOfHost(app, request.hostname);
      return slug === undefined ? send(request, reply) : reply.redirect(`/book/${slug}`, 302);
    });
  }
  const files = servedFiles();
  // A route of its own, because what no route answers is sent uncompressed.
  http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) return reply.sendFile(path);
    if (!wantsPage(request.url, request.headers)) throw new AppError('common.not_found');
    return isLogoutFromElsewhere(request) ? reply.redirect('/logout', 302) : send(request, reply);
  });
}

/** The files that are handed out as they are, listed once at start: any other address is the page's, or nobody's. */
function servedFiles(): ReadonlySet<string> {
  const hidden = /^(index\.html|manifest\.webmanifest|build\.txt)$|\.(br|gz)$|^\./;
  const entries = readdirSync(built, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(built, join(parentPath, name)).split(sep).join('/'))
      .filter((path) => !hidden.test(path)),
  );
}

interface Page extends Omit<PageSources, 'registerUrls'> {
  readonly template: string;
  readonly scripts: string;
  readonly frames: () => Promise<readonly string[]>;
}

async function sendPage(
  app: AppContext,
  { template, scripts, frames, ...sources }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const host = await brandOf(app, request.host);
  if (host?.redirectHost) {
    return reply.redirect(sentOn(request, host.redirectHost), 302);
  }
  const preview = await linkPreview(app, request.url);
  // On the own host of a portal every page is that workshop's, its login too.
  const slug = preview ? undefined : await sources.portalOfHost(app, request.hostname);
  const address = slug === undefined ? request.url : `/book/${slug}`;
  const look = await sources.lookOfPortal(app, address, host);
  const behind = look?.place ?? preview;
  const brand = look?.brand ?? host;
  const embedHosts = (slug === undefined && look?.embedHosts) || [];
  // A browser that heeds it would show the page in no frame of others.
  if (embedHosts.length > 0) reply.removeHeader('X-Frame-Options');
  const spoken = preview && customerLanguage(null, preview.country);
  const language = languageOfRequest(request, brand?.language ?? spoken);
  const nonce = randomBytes(16).toString('base64url');
  const page = firstPage(template, {
    brand,
    language,
    words: loginWords(language),
    workshop: behind && (await sources.publicWorkshop(app, behind)),
    preview: preview && {
      heading: `${say(language, preview.feature, preview.key)} · ${preview.site}`,
      site: preview.site,
    },
    nonce,
    origin: `${request.protocol}://${request.host}`,
  });
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-cache',
      Vary: 'Host, Accept-Language',
      'Content-Security-Policy': pagePolicy(
        scripts,
        `${styleHashes(page).join(' ')} 'nonce-${nonce}'`,
        { shows: await frames(), shownBy: embedHosts },
      ),
    })
    .send(page);
}

function loginWords(language: Language): Record<string, string> {
  const { login } = allWords[language]['session'] as { login: Record<string, string> };
  return login;
}
