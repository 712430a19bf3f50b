import { starOutline, star } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { showAlert } from '#src/data/alerts.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { setFavourite } from './favourites.ts';
import type { Entry, EntryGroup } from './menu-filter.ts';

interface Props {
  siteId: string;
  id: string;
  group: EntryGroup;
  /** The paths that are starred. */
  favourites: ReadonlySet<string>;
}

/** One group of the menu, its parts below each other, with a star at each page that can have one. */
export function MenuSection({ siteId, id, group, favourites }: Props) {
  const parts = [...Map.groupBy(group.entries, ({ part = '' }) => part)];
  return (
    <section aria-labelledby={id}>
      <h3 className="small" id={id}>
        {group.name}
      </h3>
      {parts.map(([part, entries]) => (
        <div key={part}>
          {part !== '' && parts.length > 1 && <h4 className="menu-part muted small">{part}</h4>}
          <ul className="options">
            {entries.map((entry) => (
              <li key={entry.path}>
                <NavLink end to={sitePath(siteId, entry.path)} replace>
                  {entry.name}
                  {entry.kind && <small className="muted">{entry.kind}</small>}
                </NavLink>
                {!group.isVisited && (
                  <Star siteId={siteId} entry={entry} isOn={favourites.has(entry.path)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Star({ siteId, entry, isOn }: { siteId: string; entry: Entry; isOn: boolean }) {
  const { t } = useTranslation('navigation');
  return (
    <button
      type="button"
      className="menu-star"
      aria-pressed={isOn}
      aria-label={t('star', { page: entry.name })}
      onClick={() =>
        void setFavourite(siteId, entry.path, !isOn).catch((cause: unknown) => {
          logProblem('A star was not saved', cause);
          showAlert({ type: 'warning', content: t('starFailed') });
        })
      }
    >
      <Icon icon={isOn ? star : starOutline} />
    </button>
  );
}
