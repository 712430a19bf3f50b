import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { toneOfState } from '#src/crud/values/tone-of-state.ts';
import '#src/crud/record/back-link.css';
import { calledOf } from './do-work.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  view: OrderAtWork;
  states: ReactNode;
  unsent: number;
}

/** Which order it is, whose, until when and where; and how it stands. */
export function WorkHead({ siteId, view, states, unsent }: Props) {
  const { t } = useTranslation('order-work');
  const words = useTranslations(orders);
  const { promised_at: promised, plate, place, mechanic, odometer, note } = view;
  const facts = [
    view.customer,
    view.car,
    promised && (
      <span key="promised">
        <span>{t('promised')}</span>{' '}
        <SaidTime value={promised} text={`${showDate(promised)} ${showTime(promised)}`} />
      </span>
    ),
    place,
    mechanic,
    odometer !== null && `${odometer} km`,
  ].filter(Boolean);
  return (
    <>
      <Link className="back-link" to={sitePath(siteId, 'order/list2')}>
        <span aria-hidden="true">{'‹ '}</span>
        {t('board.title')}
      </Link>
      <header className="row apart">
        <h1 className="row">
          {plate === null ? <span>{calledOf(view)}</span> : <Plate plate={plate} />}
          {plate !== null && <small>{view.number}</small>}
        </h1>
        <Link className="button" to={sitePath(siteId, `order/details/${view.id}`)}>
          {t('asOrder')}
        </Link>
      </header>
      <div className="row" role="status">
        <StatusChip tone={toneOfState[view.state] ?? 'idle'}>
          {words.choice('state', view.state)}
        </StatusChip>
        {states}
        {unsent > 0 && <StatusChip tone="warn">{t('unsent', { count: unsent })}</StatusChip>}
      </div>
      <p>
        <Facts of={facts} />
      </p>
      {note && <p className="said">{note}</p>}
    </>
  );
}
