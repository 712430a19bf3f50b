import { useEffect } from 'react';
import { shellCalls } from '#contract/shell.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { showBadge } from '#src/device/badge.ts';
import { FollowProfile } from './follow-profile.tsx';
import { InstallOffer } from './install-offer.tsx';

/** What goes on at a site whatever screen is open: the person's language and zone, the number on the app's icon, the offer to install it. */
export function BehindScreens({ siteId }: { siteId: SiteId }) {
  const unread = useLoaded(siteId, shellCalls.unreadCount)?.data.data ?? 0;
  useEffect(() => showBadge(unread), [unread]);
  useEffect(() => () => showBadge(0), []);
  return (
    <>
      <FollowProfile siteId={siteId} />
      <InstallOffer />
    </>
  );
}
