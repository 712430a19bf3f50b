import { readFileSync } from 'node:fs';
import { showsDemoData } from './shows-demo-data.ts';
import type { AppContext } from '../app-context.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
// They stand in a frame of ours and run and ask nothing but what lies beside them.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Serves pages that play a program of somebody else's, so that what talks with it can be used and
 * tested: each route with a file of the folder. A page is its title and what stands on it; what it
 * runs and looks like lies beside it under its name. Does nothing where there is no demo data.
 */
export function startSimulators(
  { http, env, db }: AppContext,
  folder: URL,
  pages: Readonly<Record<string, string>>,
): void {
  if (!showsDemoData(env, db)) return;
  for (const [route, file] of Object.entries(pages)) {
    const [name = '', kind = ''] = file.split('.');
    const written = readFileSync(new URL(file, folder), 'utf8');
    const text = kind === 'html' ? headOf(name, pages) + written : written;
    const type = types[kind] ?? 'text/plain';
    http.get(route, (_request, reply) =>
      reply
        .type(type)
        .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
        .send(text),
    );
  }
}

/** What every page begins with; its own begins with its title. */
function headOf(name: string, pages: Readonly<Record<string, string>>): string {
  const routeOf = (file: string) => Object.keys(pages).find((route) => pages[route] === file);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="${routeOf(`${name}.css`)}">
<script type="module" src="${routeOf(`${name}.mjs`)}"></script>
`;
}
