import en from '#locales/en/platform/shell.json';
import nb from '#locales/nb/platform/shell.json';
import sv from '#locales/sv/platform/shell.json';

const words = { en: { shell: en.notKept }, nb: { shell: nb.notKept }, sv: { shell: sv.notKept } };
type Spoken = keyof typeof words;
type Key = `notKept.${keyof typeof en.notKept}`;

const say = (language: Spoken, feature: 'shell', key: Key): string =>
  words[language][feature][key.slice('notKept.'.length) as keyof typeof en.notKept];

const isSpoken = (language: string): language is Spoken => language in words;

/** The page of a device that has nothing of the app left and no network to fetch it by. It looks for the network by itself. */
export function notKeptPage(spoken: readonly string[]): Response {
  const ours = spoken.map((one) => one.split('-')[0]!.replace(/^(no|nn)$/, 'nb'));
  const language = ours.find(isSpoken) ?? 'en';
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15">
<title>${say(language, 'shell', 'notKept.heading')}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem }
  a { display: inline-block; padding: 0.75rem 1.25rem; border: 1px solid; border-radius: 0.5rem; color: inherit }
</style>
<main role="alert">
  <h1>${say(language, 'shell', 'notKept.heading')}</h1>
  <p>${say(language, 'shell', 'notKept.text')}</p>
  <p><a href="">${say(language, 'shell', 'notKept.again')}</a></p>
</main>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
