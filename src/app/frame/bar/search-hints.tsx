import { useTranslation } from 'react-i18next';
import { searchHints } from '#contract/desk/search-rules.ts';

/** The ways to search, as examples to begin with. */
export function SearchHints({ onPick }: { onPick: (example: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <ul className="search-hints options float" aria-label={t('hints')}>
      {searchHints.map(({ example, finds }) => (
        <li key={finds}>
          <button type="button" onClick={() => onPick(example)}>
            <b>{example}</b>
            <span className="muted small">{t(`finds.${finds}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
