import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceCalls } from '#contract/platform/notifications/choice-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { pushAbility, type PushAbility } from '#src/device/push/push.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { disablePush, enablePush } from './push-on-device.ts';

/** Push to this device, on or off; where it cannot be had, why, and what to do about it. */
export function PushSwitch({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('notifications');
  const [ability, setAbility] = useState<PushAbility>(pushAbility);
  const query = useQuery(queryFor(siteId, choiceCalls.push, undefined));
  const { busy, actionError, run } = useAction();
  const { publicKey = '', subscribed = false } = query.data?.data ?? {};
  // What the server knows of a login counts for nothing once the browser has said no.
  const on = subscribed && ability === 'can';

  const turn = (wanted: boolean) =>
    run(async () => {
      if (wanted) await enablePush(siteId, publicKey);
      else await disablePush(siteId);
      setAbility(pushAbility());
      await query.refetch();
    });

  return (
    <div className="push-switch stack tight">
      <Toggle
        label={t('choices.pushHere')}
        on={on}
        disabled={ability !== 'can' || busy || publicKey === ''}
        onTurn={(wanted) => void turn(wanted)}
      />
      <p className="field-hint">{t(`choices.ability.${ability}`)}</p>
      <ErrorNote text={actionError.text} />
    </div>
  );
}
