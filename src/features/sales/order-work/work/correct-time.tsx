import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wrongTime } from '#contract/sales/order-work/clock-rules.ts';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import type { ShownTime } from '#contract/sales/order-work/work-times.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { instantOf, wallText } from '#src/i18n/zoned-field.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { correctTime } from './do-work.ts';

interface Props {
  siteId: string;
  view: OrderAtWork;
  time: ShownTime;
  now: number;
  onClose: () => void;
}

const mostReason = 200;

/** When somebody really was at an order, and why the clock said otherwise; with or without network. */
export function CorrectTime({ siteId, view, time, now, onClose }: Props) {
  const { t } = useTranslation('order-work');
  const [began, setBegan] = useState(wallText(time.began_at));
  const [ended, setEnded] = useState(time.ended_at === null ? '' : wallText(time.ended_at));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const read = {
    began_at: began === wallText(time.began_at) ? time.began_at : instantOf(began),
    ended_at:
      time.ended_at !== null && ended === wallText(time.ended_at)
        ? time.ended_at
        : instantOf(ended),
  };
  const others = view.times.filter(
    ({ id, who, mine }) => id !== time.id && mine === time.mine && who === time.who,
  );
  const wrong =
    read.began_at !== null &&
    read.ended_at !== null &&
    wrongTime(timeOf(read.began_at, read.ended_at), others.map(spanOf), now);
  const why = {
    began: read.began_at === null ? t('common:errors.fields.required') : undefined,
    ended:
      read.ended_at === null
        ? t('common:errors.fields.required')
        : wrong
          ? t(wrong === 'order-work.wrong_time' ? 'errors.wrong_time' : 'errors.times_overlap')
          : undefined,
    reason: reason.trim() === '' ? t('common:errors.fields.required') : undefined,
  };
  const shown = (error: string | undefined) => (tried ? error : undefined);
  return (
    <Dialog open title={t('times.correctTitle')} onClose={onClose}>
      <form
        className="stack"
        data-first-focus
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const { began_at, ended_at } = read;
          if (began_at === null || ended_at === null || Object.values(why).some(Boolean)) return;
          correctTime(siteId, view, time, { began_at, ended_at, reason: reason.trim() });
          onClose();
        }}
      >
        <DateField
          kind="datetime"
          label={t('times.began')}
          value={began}
          required
          fieldError={shown(why.began)}
          onChange={setBegan}
        />
        <DateField
          kind="datetime"
          label={t('times.ended')}
          value={ended}
          required
          fieldError={shown(why.ended)}
          onChange={setEnded}
        />
        <TextField
          label={t('times.reason')}
          fieldError={shown(why.reason)}
          maxLength={mostReason}
          value={reason}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="actions end">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('times.correct')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const timeOf = (began: string, ended: string | null) => ({
  began: Date.parse(began),
  ended: ended === null ? null : Date.parse(ended),
});

const spanOf = ({ began_at: began, ended_at: ended }: ShownTime) => timeOf(began, ended);
