import { lookForNewBuild } from './build-check.ts';
import { dropOldPages, keepPage, pageAnswer } from './page.ts';
import { fillAgain } from './fill.ts';
import { openPush, showPush } from './push.ts';
import { assetAnswer, dropOldAssets, keepAssets } from './assets.ts';

declare const self: ServiceWorkerGlobalScope & {
  // Filled in by the build: every file to keep, and the page with the build it belongs to.
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const manifest = self.__WB_MANIFEST;
const build = manifest.find(({ url }) => url === '/')?.revision ?? '';
const files = manifest.filter(({ url }) => url !== '/');

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepAssets(files, build), keepPage(build)]));
});

self.addEventListener('activate', (event) => {
  // The page that brought the worker has what it needs from it too, without being loaded again.
  const claimed = self.clients.claim();
  event.waitUntil(Promise.all([claimed, dropOldAssets(files), dropOldPages(build)]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, url } = (event.data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // Of a page that was there before the worker: it asks for nothing through it yet.
  if (type === 'KEEP' && typeof url === 'string' && url.startsWith('/assets/')) {
    event.waitUntil(assetAnswer(new Request(url)));
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event, build));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.waitUntil(fillAgain(files, build, request.mode === 'navigate'));
  // The server's own: never answered from here. build.txt would hide a new build.
  if (/^\/(api|socket\.io)(\/|$)/.test(url.pathname) || url.pathname === '/build.txt') return;
  if (request.mode === 'navigate') {
    // The server asks where a forced logout comes from, before it is one.
    if (/\/logout\/*$/.test(url.pathname) && url.searchParams.get('force') === '1') return;
    // A frame inside the app shows another page than the app's, and so does a file.
    if (request.destination !== 'document' || /\.\w+$/.test(url.pathname)) return;
    event.respondWith(pageAnswer(event, url, build));
    event.waitUntil(lookForNewBuild(build));
  } else if (
    files.some((file) => `/${file.url}` === url.pathname) ||
    url.pathname.startsWith('/assets/')
  ) {
    event.respondWith(assetAnswer(request));
  }
});
