import { useTranslation } from 'react-i18next';
import type { TextPart } from '#contract/platform/notifications/notification-text.ts';

/** What somebody wrote, as text, with its links. They open beside the app, and tell nobody where from. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
    <Part key={at} {...part} />
  ));
}

function Part({ text, href }: TextPart) {
  const { t } = useTranslation('notifications');
  if (href === null) return <span>{text}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      dir="ltr"
      title={t('opensBeside')}
    >
      {text}
    </a>
  );
}
