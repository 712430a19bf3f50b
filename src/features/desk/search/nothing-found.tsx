import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Understood } from '#contract/desk/search-rules.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { isShownAt } from '#src/navigation/screen.ts';
import { useAllScreens } from '#src/navigation/use-all-screens.ts';

/** Nothing is called that; the person at the counter with this plate can be let in, or written into the register. */
export function NothingFound({ siteId, wanted }: { siteId: string; wanted: Understood }) {
  const { t } = useTranslation('search');
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights ?? [];
  const isPlate = wanted.guesses.includes('plate') && /\d/.test(wanted.text);
  const plate = plateKey(wanted.text);
  const screens = useAllScreens();
  // What has no screen yet leads nowhere.
  const isThere = (path: string) =>
    screens.some((screen) => !screen.placeholder && isShownAt(screen, path));
  const ways = [
    { right: 'queue.work', path: 'queue', field: 'plate', label: t('addToQueue', { plate }) },
    {
      right: 'customers.write',
      path: 'N0/customer/new',
      field: 'plate',
      label: t('newCustomer', { plate }),
    },
    { right: 'cars.write', path: 'cars/new', field: 'licenseplate', label: t('newCar', { plate }) },
  ].filter(({ right, path }) => rights.includes(right) && isThere(path));
  return (
    <div className="stack t18">
      <p>{t('none', { text: wanted.text })}</p>
      {isPlate &&
        ways.map(({ path, field, label }, nth) => (
          <Link
            key={path}
            className={nth === 0 ? 'button primary' : 'button'}
            to={sitePath(siteId, `${path}?${new URLSearchParams({ [field]: plate })}`)}
          >
            {label}
          </Link>
        ))}
    </div>
  );
}
