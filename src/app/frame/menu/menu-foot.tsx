import {
  swapHorizontalOutline,
  cloudOfflineOutline,
  lockClosedOutline,
  logOutOutline,
  optionsOutline,
  personOutline,
} from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shellCalls } from '#contract/platform/shell.ts';
import { useAllStalled, useAllUnsent } from '#src/data/outbox/use-outbox.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { page } from '#src/device/page.ts';
import { outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { hasScreen } from '../offered.ts';
import { siteScreens } from '../../screens.ts';

// Below the person's own id.
const own = [
  { path: 'user/edit_all', title: 'preferences', icon: optionsOutline },
  { path: 'user_settings/main', title: 'settings', icon: personOutline },
  { path: 'user/change_pw', title: 'password', icon: lockClosedOutline },
] as const;

/** Who is here, what is theirs, other sites, out, and which version this is. */
export function MenuFoot({ siteId, userId }: { siteId: string; userId: string }) {
  const { t } = useTranslation('shell');
  const outbox = usePanel(outboxPanel);
  const unsent = useAllUnsent()?.length ?? 0;
  const stalled = useAllStalled();
  const several = useSiteTokens().length > 1;
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const [version = '', build = ''] = page.version.split('+');

  return (
    <div className="menu-foot">
      {profile && (
        <p className="menu-person named">
          <b>{profile.fullname}</b>
          <small>{profile.email}</small>
        </p>
      )}
      <ul className="options">
        {own
          .filter(({ path }) => hasScreen(siteScreens, `:id/${path}`))
          .map(({ path, title, icon }) => (
            <li key={path}>
              <Link to={sitePath(siteId, `${userId}/${path}`)} replace>
                <Icon icon={icon} />
                {t(`own.${title}`)}
              </Link>
            </li>
          ))}
        {unsent > 0 && (
          <li>
            <button
              type="button"
              className={stalled ? 'message bad' : undefined}
              onClick={outbox.showInstead}
            >
              <Icon icon={cloudOfflineOutline} />
              {t('outbox:open', { count: unsent })}
            </button>
          </li>
        )}
        {several && (
          <li>
            <Link to="/choose-site" replace>
              <Icon icon={swapHorizontalOutline} />
              {t('changeSite')}
            </Link>
          </li>
        )}
        <li className="whole">
          <Link to="/logout" replace>
            <Icon icon={logOutOutline} />
            {several ? t('logoutAll') : t('logout')}
          </Link>
        </li>
      </ul>
      <p className="menu-version muted small">{t('version', { version, build })}</p>
    </div>
  );
}
