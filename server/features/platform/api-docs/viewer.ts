import type { Call } from '#contract/kit/call.ts';
import { openApi } from './openapi.ts';

type Schema = Record<string, unknown>;

/** The OpenAPI document as a page for people: no script, nothing from elsewhere. */
export function viewer(calls: Record<string, Record<string, Call>>, version: string): string {
  const document = openApi(calls, version);
  const paths = document['paths'] as Record<string, Record<string, Schema>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = Object.keys(calls).map((feature) => {
    const own = operations.filter(({ operation }) =>
      String(operation['operationId']).startsWith(`${feature}.`),
    );
    return `<h2 id="${feature}">${feature}</h2>${own.map(card).join('')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wheelhouse API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>Wheelhouse API</h1>
<p>Version ${escape(version)} · base <code>/api</code> · <a href="/api/openapi.json">openapi.json</a></p>
<nav>${Object.keys(calls)
    .map((feature) => `<a href="#${feature}">${feature}</a>`)
    .join(' ')}</nav></header>
<main>${sections.join('')}</main></body></html>`;
}

function card({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Schema;
}): string {
  const responses = operation['responses'] as Record<string, Schema>;
  const parameters = operation['parameters'] as Schema[];
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(String(parameter['name']))}</code></td><td>${escape(String(parameter['in']))}</td><td>${json(parameter['schema'])}</td></tr>`,
  );
  const errors = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, response]) =>
        `<li><b>${status}</b> ${escape(String(response['description']))}</li>`,
    );
  return `<article id="${escape(String(operation['operationId']))}">
<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${escape(String(operation['summary']))} <small>access: ${escape(String(operation['x-access']))}${operation['x-offline'] ? ' · may wait offline' : ''}</small></p>
${rows.length ? `<table>${rows.join('')}</table>` : ''}
${operation['requestBody'] ? `<details><summary>Body</summary>${schemaIn(operation['requestBody'] as Schema)}</details>` : ''}
<details><summary>Answer</summary>${schemaIn(responses['200']!)}</details>
${errors.length ? `<ul>${errors.join('')}</ul>` : ''}</article>`;
}

function schemaIn(part: Schema): string {
  const content = part['content'] as Record<string, Schema>;
  const shape = content['application/json'];
  return shape ? `<pre>${json(shape['schema'], 2)}</pre>` : '<p>A file</p>';
}

function json(value: unknown, indent = 0): string {
  return escape(JSON.stringify(value, null, indent));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const viewerStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
article{border:1px solid #8a837b55;border-radius:8px;padding:.5rem 1rem;margin:.75rem 0}
h3{margin:.25rem 0;font-size:1rem}h3 b{display:inline-block;min-width:4.5em}
p{margin:.25rem 0}small{opacity:.75}pre{overflow:auto;font-size:.8rem}
table{border-collapse:collapse}td{padding:.1rem .75rem .1rem 0;vertical-align:top}
nav a{margin-right:1rem}.post,.put,.patch{color:#914500}.delete{color:#b71c1c}
@media (prefers-color-scheme:dark){.post,.put,.patch{color:#f2bd6b}.delete{color:#ffb4ab}}`;
