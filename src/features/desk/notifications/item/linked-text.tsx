import { useTranslation } from 'react-i18next';
import type { TextPart } from '#contract/desk/notifications/notification-text.ts';

/** What somebody wrote, as text, with its links. They open beside the app, and tell nobody where from. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  const { t } = useTranslation('notifications');
  return parts.map(({ text, href }, at) =>
    href === null ? (
      text
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
        key={at}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        title={t('opensBeside')}
      >
        {text}
      </a>
    ),
  );
}
