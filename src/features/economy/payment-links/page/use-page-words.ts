import { useTranslation } from 'react-i18next';

/** What a page of an invoice says while it is loaded, and where it cannot be; `title` is its own. */
export function usePageWords(title: string) {
  const { t } = useTranslation('payment-links');
  return {
    title,
    loading: t('page.loading'),
    offline: t('page.offline'),
    instead: t('page.instead'),
    stale: (time: string) => t('page.stale', { time }),
    dead: [t('page.deadTitle'), t('page.deadText')],
    ended: [t('page.endedTitle'), t('page.endedText')],
  } as const;
}
