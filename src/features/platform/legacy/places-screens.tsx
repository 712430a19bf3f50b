import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { SessionPage } from '#src/features/platform/session/exports.ts';

const places = ['supplierOrder', 'fortnox', 'settlement'] as const;

/** Says of a page for strangers what it is going to be, that it is not here yet, and that nothing has happened. */
const placeOf = (place: (typeof places)[number]) =>
  function OpenPlace() {
    const { t } = useTranslation('legacy');
    const isLoggedIn = useSiteTokens().length > 0;
    return (
      <SessionPage heading={t(`open.${place}`)}>
        <p>{t('open.notYet')}</p>
        <p>{t('open.nothing')}</p>
        {isLoggedIn && (
          <Link className="button" to="/">
            {t('home')}
          </Link>
        )}
      </SessionPage>
    );
  };

export default Object.fromEntries(places.map((place) => [place, placeOf(place)]));
