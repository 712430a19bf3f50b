import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceCalls } from '#contract/platform/notifications/choice-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { refusePush } from '#src/device/push/offer.ts';
import { Button } from '#src/ui/button.tsx';
import { enablePush } from './push-on-device.ts';
import './choices.css';

/** Offers push on this device; gone after a yes or a no. */
export function PushOffer({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('notifications');
  const [offered, setOffered] = useState(true);
  const query = useQuery({ ...queryFor(siteId, choiceCalls.push, undefined), enabled: offered });
  const { busy, actionError, run } = useAction();
  const publicKey = query.data?.data.publicKey;

  if (!offered || !publicKey) return null;
  return (
    <aside className="section push-offer row" aria-label={t('choices.pushHere')}>
      <p>{actionError.text || t('choices.offer')}</p>
      <Button
        busy={busy}
        onClick={() =>
          void run(async () => {
            await enablePush(siteId, publicKey);
            setOffered(false);
          })
        }
      >
        {t('choices.turnOn')}
      </Button>
      <Button
        onClick={() => {
          refusePush();
          setOffered(false);
        }}
      >
        {t('choices.notNow')}
      </Button>
    </aside>
  );
}
