import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';
import { languages, type Language } from '#contract/platform/languages.ts';
import { firstPage } from '#server/features/platform/shell/first-page.ts';

type Component = ComponentType<Record<string, unknown>>;
type Words = Record<string, string>;

/**
 * Writes the login into the page, rendered from the very component that the app shows later. In
 * a build it stays a template with `{{places}}` that the server fills for each host; the dev
 * server fills it itself with the product's own branding.
 */
export function staticLogin(): Plugin {
  let serving = false;
  return {
    name: 'static-login',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const words = loginWords();
        const [login, mark] = await renderParts(words.en);
        const page = html
          .replace('<!--login-->', () => login)
          .replace('<!--mark-->', () => mark)
          .replace('%LOGIN_WORDS%', () => inScript(words));
        if (!serving) return page;
        return firstPage(page, {
          brand: null,
          language: 'en',
          words: words.en,
          nonce: 'development',
          origin: 'http://localhost',
        });
      },
    },
  };
}

async function renderParts(words: Words): Promise<[string, string]> {
  const quiet = { configFile: false, logLevel: 'error' } as const;
  const form = await runnerImport<{ LoginForm: Component }>(
    '/src/features/platform/session/login-form.tsx',
    quiet,
  );
  const mark = await runnerImport<{ WheelMark: Component }>('/src/ui/wheel-mark.tsx', quiet);
  const places = Object.fromEntries(Object.keys(words).map((name) => [name, `{{login.${name}}}`]));
  const login = renderToStaticMarkup(
    createElement(form.module.LoginForm, {
      words: places,
      title: '{{title}}',
      version: '%VERSION%',
      language: '{{language}}',
      forgot: createElement(
        'a',
        { className: 'login-forgot', href: '/forgot', 'data-word': 'forgot' },
        places.forgot,
      ),
    }),
  );
  return [login, renderToStaticMarkup(createElement(mark.module.WheelMark))];
}

function inScript(words: Record<Language, Words>): string {
  return JSON.stringify(words).replaceAll('<', String.raw`\u003c`);
}

function loginWords(): Record<Language, Words> {
  return Object.fromEntries(
    languages.map((language) => {
      const file = readFileSync(`locales/${language}/platform/session.json`, 'utf8');
      return [language, (JSON.parse(file) as { login: Words }).login];
    }),
  ) as Record<Language, Words>;
}
