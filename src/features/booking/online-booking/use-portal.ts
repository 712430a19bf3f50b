import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalPage } from '#contract/booking/first-calls.ts';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { request } from '#src/data/api.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { logProblem } from '#src/device/log.ts';
import { showTimesIn } from '#src/i18n/time.ts';
import { speak } from '#src/i18n/words.ts';

const again = 10_000;

async function fetchPortal(slug: string, signal: AbortSignal): Promise<OnlinePortal> {
  const answer = await request(portalPage, { params: { slug } }, { key: null, signal });
  return (answer as { data: OnlinePortal }).data;
}

/** The portal of an address, or why it is not there. Its page has its theme, its zone, and one of its languages. */
export function usePortal(slug: string) {
  const { i18n } = useTranslation('online-booking');
  const [portal, setPortal] = useState<OnlinePortal | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    fetchPortal(slug, gone.signal).then(
      (loaded) => {
        showTimesIn(loaded.timezone);
        setPortal(loaded);
      },
      (cause: unknown) => {
        if (gone.signal.aborted) return;
        setError(cause);
        if (cause instanceof OfflineError) later = setTimeout(() => setTries(tries + 1), again);
      },
    );
    return () => {
      gone.abort();
      clearTimeout(later);
    };
  }, [slug, tries]);

  const spoken = portal?.languages;
  const language = spoken?.find((one) => one === i18n.language) ?? spoken?.[0];
  useEffect(() => {
    if (!language) return;
    speak(language).catch((cause: unknown) => logProblem('The language stayed', cause));
  }, [language]);

  const theme = portal?.theme;
  useEffect(() => {
    if (!theme || theme === 'brand') return;
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    return () => {
      if (before) dataset['theme'] = before;
      else delete dataset['theme'];
    };
  }, [theme]);

  return { portal, error, retry: () => setTries(tries + 1) };
}
