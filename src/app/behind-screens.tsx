import { lazy, Suspense, useEffect } from 'react';
import { cashRegisterCalls } from '#contract/cash-register/register-calls.ts';
import { notificationsCalls } from '#contract/notifications/notification-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { showBadge } from '#src/device/badge.ts';
import { loadWords } from '#src/i18n/words.ts';
import { FollowProfile } from './follow-profile.tsx';
import { Keyboard } from './palette/keyboard.tsx';

const CashRegisterPanel = lazy(async () => {
  const panel = import('#src/features/cash-register/cash-register-panel.tsx');
  await loadWords(['cash-register']);
  return { default: (await panel).CashRegisterPanel };
});

/** What goes on at a site whatever screen is open: the person's language and zone, the keys, the number on the app's icon, the card register. */
export function BehindScreens({ siteId }: { siteId: SiteId }) {
  const unread = useLoaded(siteId, notificationsCalls.unreadCount)?.data.data ?? 0;
  const register = useLoaded(siteId, cashRegisterCalls.settings)?.data.url ?? null;
  useEffect(() => showBadge(unread), [unread]);
  useEffect(() => () => showBadge(0), []);
  return (
    <>
      <FollowProfile siteId={siteId} />
      <Keyboard siteId={siteId} />
      <Suspense>{register !== null && <CashRegisterPanel url={register} />}</Suspense>
    </>
  );
}
