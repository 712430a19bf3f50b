import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { treadReaderCalls } from '#contract/workshop/tread-depth/readers.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { PayloadLog } from './payload-log.tsx';
import '../tread-depth.css';

/** How a reader is connected: its address and secret, a test, and what it sent. */
export function ConnectionTab({ row }: { row: Row }) {
  const { t } = useTranslation('tread-depth');
  const siteId = useSiteId();
  const input = { params: { id: row.id } };
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<{ secret: string; url: string } | null>(null);
  const [tested, setTested] = useState<number | null>(null);

  const make = () =>
    run(async (write) => {
      setAsking(false);
      setMade((await write(treadReaderCalls.makeSecret, input, { siteId })).data);
    });
  const test = () =>
    run(async (write) => {
      setTested((await write(treadReaderCalls.test, input, { siteId })).data.readingId);
      await queryClient.invalidateQueries({
        queryKey: questionOf(siteId, treadReaderCalls.payloads, input),
      });
    });

  return (
    <div className="stack">
      <p>{t('connection.intro')}</p>
      <p className="field-hint">{t('connection.headers')}</p>
      {made && (
        <div className="section" role="status">
          <p>{t('connection.once')}</p>
          {(['url', 'secret'] as const).map((name) => (
            <div key={name}>
              <b>{t(`connection.${name}`)}</b>
              <p className="code small">{made[name]}</p>
              <CopyButton text={made[name]} />
            </div>
          ))}
        </div>
      )}
      <div className="actions">
        <Button busy={busy} onClick={() => setAsking(true)}>
          {t('connection.make')}
        </Button>
        <Button busy={busy} onClick={() => void test()}>
          {t('connection.test')}
        </Button>
      </div>
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
      {tested !== null && (
        <p role="status">
          {t('connection.testDone')}
          {': '}
          <Link to={sitePath(siteId, `car/tread-depth-readings/${tested}/show`)}>
            {t('connection.openTest')}
          </Link>
        </p>
      )}
      <PayloadLog readerId={row.id} />
      <ConfirmDialog
        open={asking}
        title={t('connection.make')}
        text={t('connection.makeSure')}
        action={t('connection.make')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void make()}
      />
    </div>
  );
}
