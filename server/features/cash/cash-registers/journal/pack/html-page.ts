import type { Language } from '#contract/platform/languages.ts';
import { escapeXml } from '#server/kit/xml-text.ts';

/** A page that is read without any program but a browser, and printed; `body` is HTML already. */
export const htmlPage = (language: Language, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin-block-end:1rem}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
td.number{text-align:end}h2{break-before:auto;break-after:avoid}table{break-inside:avoid}</style></head>
<body><h1>${escapeXml(title)}</h1>
${body}
</body></html>`;

/** A paragraph of a text. */
export const paragraph = (text: string): string => `<p>${escapeXml(text)}</p>`;

/** A heading of a part of a page. */
export const heading = (text: string): string => `<h2>${escapeXml(text)}</h2>`;

/** A list of texts. */
export const list = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeXml(text)}</li>`).join('')}</ul>`;

/** A table of names and what they say. */
export const nameTable = (rows: readonly (readonly [name: string, text: string])[]): string =>
  `<table>${rows
    .map(([name, text]) => `<tr><th>${escapeXml(name)}</th><td>${escapeXml(text)}</td></tr>`)
    .join('')}</table>`;
