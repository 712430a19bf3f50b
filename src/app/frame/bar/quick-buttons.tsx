import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import type { Offered } from '../offered.ts';

/** What one does most: each a list, and a plus for a new one of it. */
export function QuickButtons({ siteId, buttons }: { siteId: string; buttons: Offered['buttons'] }) {
  const { t } = useTranslation();
  return buttons.map(({ list, add }) => (
    <div className="quick" key={list?.path ?? add?.path}>
      {list && (
        <Link className="plain" to={sitePath(siteId, list.path)}>
          {t(list.title)}
        </Link>
      )}
      {add && (
        <Link className="quick-add plain" to={sitePath(siteId, add.path)} aria-label={t(add.title)}>
          <span aria-hidden="true">+</span>
        </Link>
      )}
    </div>
  ));
}
