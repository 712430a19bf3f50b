import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Understood } from '#contract/desk/search-rules.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useLegacy } from '#src/navigation/routes/use-legacy.ts';
import { legacyWay } from './legacy-way.ts';

/** A search for something that is not kept here yet says so, and leads to the legacy application where there is one. */
export function NotHere({ siteId, wanted }: { siteId: string; wanted: Understood }) {
  const { t } = useTranslation('search');
  const way = legacyWay(wanted);
  const typed = `${wanted.prefix ?? ''}${wanted.text}`;
  const hasLegacy = useLegacy(siteId);
  return (
    <div className="stack t18">
      <p>{t('notHere', { what: t(`finds.${wanted.kind}`) })}</p>
      {hasLegacy && way !== null && (
        <Link className="button primary" to={sitePath(siteId, way)}>
          {t('inLegacy', { text: typed })}
        </Link>
      )}
    </div>
  );
}
