// Runs inline after the first page: its words in the chosen language, and a login that can be
// typed into, shown and sent before the app is there. The app takes over what was typed.
{
  type Words = Record<string, string>;
  const root = document.documentElement;
  const first = document.querySelector<HTMLElement>('#first-page')!;
  const all = JSON.parse(document.querySelector('#login-words')!.textContent) as Record<
    string,
    Words
  >;
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    first.querySelector<E>(selector)!;
  const password = find<HTMLInputElement>('#login-password');
  const show = find('.login-show');
  let words: Words = all[root.lang] ?? {};

  const fillWords = (language: string) => {
    words = all[language] ?? words;
    root.lang = language;
    for (const piece of first.querySelectorAll<HTMLElement>('[data-word]')) {
      piece.textContent = words[piece.dataset.word ?? ''] ?? '';
    }
    show.ariaLabel = words[`${show.dataset.word}Password`] ?? '';
    for (const button of first.querySelectorAll<HTMLElement>('[lang]')) {
      button.ariaPressed = String(button.lang === language);
    }
  };

  let language: string | null = null;
  try {
    language = localStorage.getItem('wheelhouse.language');
  } catch {
    // The server's choice stands.
  }
  // As the app chooses it; a kept page has the language of the visit that it was kept at.
  const ours = (locale: string) => locale.split('-')[0]!.replace(/^(no|nn)$/, 'nb');
  fillWords(
    [language ?? '', ...navigator.languages.map(ours)].find((one) => all[one]) ?? root.lang,
  );
  find('.frame-bar span').textContent = root.dataset.site ?? '';

  const forgot = find<HTMLAnchorElement>('.login-forgot');
  const site = /^\/\d+(?=\/|$)/.exec(location.pathname)?.[0] ?? '';
  const atLogin = /^(\/\d+)?\/login\b/.test(location.pathname);
  const wanted = location.pathname + location.search + location.hash;
  const query = atLogin ? location.search : `?redirect=${encodeURIComponent(wanted)}`;
  forgot.href = `${site}/forgot${wanted === '/' ? '' : query}`;

  first.addEventListener('submit', (event) => {
    event.preventDefault();
    root.dataset.submitted = '';
    const button = find('.button.primary');
    button.ariaBusy = 'true';
    const label = button.lastElementChild as HTMLElement;
    label.dataset.word = 'busy';
    label.textContent = words['busy'] ?? '';
  });
  show.addEventListener('click', () => {
    const hidden = password.type === 'password';
    password.type = hidden ? 'text' : 'password';
    show.dataset.word = hidden ? 'hide' : 'show';
    show.textContent = words[show.dataset.word] ?? '';
    show.ariaLabel = words[`${show.dataset.word}Password`] ?? '';
  });
  first.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.lang) return;
    try {
      localStorage.setItem('wheelhouse.language', target.lang);
    } catch {
      // It holds until the app is there.
    }
    fillWords(target.lang);
  });
  if (root.dataset.view === 'login') find<HTMLInputElement>('#login-email').focus();
}
