import { useTranslation } from 'react-i18next';

/** Says of what is looked at before it is printed which letters no font has. */
export function MissingLetters({ letters }: { readonly letters: string }) {
  const { t } = useTranslation('common');
  if (letters === '') return null;
  return (
    <p role="status" className="message warn">
      {t('lettersMissing', { letters: [...letters].join(' ') })}
    </p>
  );
}
