import { useEffect, useState, type ComponentType } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { cashRegisterCalls } from '#contract/sales/cash-register/register-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { showBadge } from '#src/device/badge.ts';
import { logProblem } from '#src/device/log.ts';
import { onOpenedFromOutside } from '#src/device/push/worker-messages.ts';
import { useUnread } from '#src/features/platform/notifications/local-store/use-unread.ts';
import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { FollowProfile } from './follow-profile.tsx';
import { Keyboard } from './palette/keyboard.tsx';
import type { ScreenHandle } from './routes.ts';

const CashRegisterPanel = lazyComponent(async () => {
  const panel = import('#src/features/sales/cash-register/cash-register-panel.tsx');
  await loadWords(['cash-register']);
  return (await panel).CashRegisterPanel;
});

const notOpened = (cause: unknown) => logProblem('A push message led nowhere', cause);

interface Props {
  siteId: SiteId;
  Palette: ComponentType<{ siteId: SiteId }>;
}

/** What goes on at a site whatever screen is open: the person's language and zone, the keys, the number on the app's icon, the card register. */
export function BehindScreens({ siteId, Palette }: Props) {
  const navigate = useNavigate();
  const unread = useUnread(siteId);
  const register = useLoaded(siteId, cashRegisterCalls.settings)?.data.url ?? null;
  // It is opened from the bar. Where somebody began without one, such as at the scanner, it would only be in the way; once it is there it goes on.
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const hasBar = handle !== undefined && !handle.screen.hideNavBar;
  const [wanted, setWanted] = useState(hasBar);
  if (hasBar && !wanted) setWanted(true);
  useEffect(() => showBadge(unread), [unread]);
  useEffect(() => () => showBadge(0), []);
  useEffect(
    () => onOpenedFromOutside((path) => void Promise.resolve(navigate(path)).catch(notOpened)),
    [navigate],
  );
  return (
    <>
      <FollowProfile siteId={siteId} />
      <Keyboard siteId={siteId} Palette={Palette} />
      {register !== null && wanted && <CashRegisterPanel url={register} />}
    </>
  );
}
