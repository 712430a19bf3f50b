import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countedKinds,
  goingSession,
  perHour,
  type ScanSession,
} from '#contract/hotel/scan/session.ts';
import type { ScanningRow } from '#src/data/database.ts';
import { alertFull } from '#src/data/outbox/outbox.ts';
import { useUnsent } from '#src/data/outbox/use-outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { logProblem } from '#src/device/log.ts';
import { showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { endSession } from '../work/end-session.ts';
import { doerAt } from '../work/scanning-row.ts';

interface Props {
  siteId: SiteId;
  row: Pick<ScanningRow, 'session'> | null | undefined;
}

const minute = 60_000;

/** What somebody has done with the scanner since they began, with the button that ends it and shows it a last time; nothing where no session goes on. */
export function SessionSection({ siteId, row }: Props) {
  const { t } = useTranslation('scanner');
  const at = useServerNow(minute);
  const session = goingSession(row?.session, { ...doerAt(siteId), at });
  const [ended, setEnded] = useState<ScanSession | null>(null);

  function end() {
    endSession(siteId).then(setEnded, (cause: unknown) => {
      logProblem('The session with the scanner goes on', cause);
      alertFull();
    });
  }

  return (
    <>
      {session && (
        <section className="section">
          <div className="row apart">
            <h2>{t('session.title')}</h2>
            <Button onClick={end}>{t('session.end')}</Button>
          </div>
          <Summary siteId={siteId} session={session} />
        </section>
      )}
      <Dialog open={ended !== null} title={t('session.ended')} onClose={() => setEnded(null)}>
        {ended && <Summary siteId={siteId} session={ended} />}
      </Dialog>
    </>
  );
}

function Summary({ siteId, session }: { siteId: SiteId; session: ScanSession }) {
  const { t } = useTranslation('scanner');
  const waiting = useUnsent(siteId)?.count ?? 0;
  const facts = [
    [t('session.begun'), showTime(session.beganAt)],
    [t('session.perHour'), perHour(session)],
    ...countedKinds.map((kind) => [t(`session.kinds.${kind}`), session.counts[kind]] as const),
    [t('session.waiting'), waiting],
  ] as const;
  return (
    <dl className="tiles">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="t24 strong">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
