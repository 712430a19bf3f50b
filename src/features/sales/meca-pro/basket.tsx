import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mecaProCalls, type MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { BasketLine } from './basket-line.tsx';
import { showParts } from './use-parts.ts';

interface Props {
  order: MecaProStatus['order'];
  basket: NonNullable<MecaProStatus['basket']>;
}

/** The basket beside the order: lines are chosen to be put there, and all of it is ordered. */
export function Basket({ order, basket }: Props) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const { lines, fetched_at: at, asked_at: askedAt } = basket;
  // What is new is meant; another price than somebody may have agreed on is theirs to choose.
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const canPut = lines.filter(({ standing }) => standing !== 'there');
  const chosen = canPut.filter(({ ref, standing }) => turned[ref] ?? standing === 'new');
  const notThere = lines.filter(({ standing }) => standing === 'new').length;
  const params = { id: order.id };
  const seen = { basket_id: basket.id, revision: basket.revision };

  const insert = () =>
    run(async (write) => {
      const body = { ...seen, version: order.version, refs: chosen.map(({ ref }) => ref) };
      showParts(siteId, await write(mecaProCalls.insert, { params, body }, { siteId }));
      showAlert({ type: 'success', content: t('basket.put', { count: chosen.length }) });
    });
  const buy = () =>
    run(async (write) => {
      setAsking(false);
      const answer = await write(mecaProCalls.order, { params, body: seen }, { siteId });
      showParts(siteId, answer);
      const number = answer.data.ordered[0]?.number ?? '';
      showAlert({ type: 'success', content: t('basket.ordered', { number }) });
    });

  return (
    <section className="section stack" aria-label={t('basket.title')}>
      <h2>{t('basket.title')}</h2>
      {at && (
        <p className="muted small">
          {t('basket.fetched', { at: `${showDate(at)} ${showTime(at)}` })}
        </p>
      )}
      {askedAt && (
        <p className="message warn">
          {t('basket.unsure', { at: `${showDate(askedAt)} ${showTime(askedAt)}` })}
        </p>
      )}
      {lines.length === 0 && <p>{t('basket.empty')}</p>}
      <ul className="rows">
        {lines.map((line) => (
          <BasketLine
            key={line.ref}
            line={line}
            on={line.standing === 'there' ? undefined : chosen.includes(line)}
            onTurn={(on) => setTurned({ ...turned, [line.ref]: on })}
          />
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
      {lines.length > 0 && (
        <div className="actions">
          {canPut.length > 0 && (
            <Button
              variant="primary"
              busy={busy}
              disabled={chosen.length === 0}
              onClick={() => void insert()}
            >
              {t('basket.insert', { count: chosen.length })}
            </Button>
          )}
          <Button
            variant={canPut.length > 0 ? 'plain' : 'primary'}
            busy={busy}
            onClick={() => setAsking(true)}
          >
            {askedAt ? t('basket.orderAgain') : t('basket.order')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('basket.order')}
        text={
          notThere > 0
            ? t('basket.sureMissing', { count: notThere })
            : t('basket.sure', { count: lines.length })
        }
        action={t('basket.order')}
        busy={busy}
        onConfirm={() => void buy()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
