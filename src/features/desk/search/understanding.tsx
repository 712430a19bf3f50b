import { useTranslation } from 'react-i18next';
import type { Understood } from '#contract/desk/search-rules.ts';

/** Says what a search was taken for, or why it cannot be made. */
export function Understanding({ wanted }: { wanted: Understood }) {
  const { t } = useTranslation('search');
  const { kind, prefix, guesses, problem } = wanted;
  const what =
    kind === 'any' ? guesses.map((guess) => t(`guesses.${guess}`)).join(' · ') : t(`finds.${kind}`);
  return (
    <p className="row muted small" role="status">
      {prefix && <kbd>{prefix}</kbd>}
      <span>{what || t('guesses.nothing')}</span>
      {problem && <strong className="alarmed">{t(`problems.${problem}`)}</strong>}
    </p>
  );
}
