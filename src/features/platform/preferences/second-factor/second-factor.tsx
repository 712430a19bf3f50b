import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { AccountCard } from '../account-page.tsx';
import { EndFactor } from './end-factor.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

// Before they have run out.
const fewCodes = 3;

/** Whether a login asks for a code, and the ways to change that. */
export function SecondFactor() {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, sessionCalls.secondFactor, undefined));
  const [doing, setDoing] = useState<'nothing' | 'settingUp' | 'ending'>('nothing');
  const state = query.data?.data;

  const readAgain = () => void query.refetch();

  return (
    <AccountCard heading={t('factor.heading')} text={t('factor.text')}>
      <Loaded query={query} rows={1} />
      {state && doing === 'nothing' && (
        <>
          <p>
            <StatusChip tone={state.on ? 'ok' : 'idle'}>
              {state.on ? t('factor.on') : t('factor.off')}
            </StatusChip>
          </p>
          {state.on && (
            <p className={state.recoveryCodesLeft < fewCodes ? 'message warn' : 'muted'}>
              {t('factor.left', { count: state.recoveryCodesLeft })}
            </p>
          )}
          <div>
            <Button onClick={() => setDoing(state.on ? 'ending' : 'settingUp')}>
              {state.on ? t('factor.end') : t('factor.setUp')}
            </Button>
          </div>
        </>
      )}
      {doing === 'settingUp' && (
        <SetUpFactor onSetUp={readAgain} onLeave={() => setDoing('nothing')} />
      )}
      {doing === 'ending' && (
        <EndFactor
          onDone={() => {
            setDoing('nothing');
            readAgain();
          }}
          onCancel={() => setDoing('nothing')}
        />
      )}
    </AccountCard>
  );
}
