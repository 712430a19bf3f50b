import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#src/crud/use-action.ts';
import { instantOfWall } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { note } from './note.ts';

/** A receipt of the paper book: its number, and when it was written by the clock of the site. */
export interface PaperReceipt {
  readonly nr: string;
  readonly at: string;
}

/** The same as it is entered; undefined before both are typed. */
export const enteredPaper = ({ nr, at }: PaperReceipt): PaperReceipt | undefined =>
  nr.trim() && at
    ? { nr: nr.trim(), at: new Date(instantOfWall(Date.parse(`${at}Z`))).toISOString() }
    : undefined;

interface Props {
  register: number;
  /** Sales of the paper book are entered now. */
  isOutage: boolean;
  paper: PaperReceipt;
  onType: (paper: PaperReceipt) => void;
  onChanged: () => void;
}

/** Enters what was sold by the paper book while the system was away: each sale with the number of its receipt and its time. */
export function Outage({ register, isOutage, paper, onType, onChanged }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const turn = () =>
    run(async (write) => {
      const kind = isOutage ? ('outage_ended' as const) : ('outage_began' as const);
      await note(write, { siteId, id: register }, { intent, kind, amount: 0 });
      setIntent(crypto.randomUUID());
      onChanged();
    });
  if (!isOutage) {
    return (
      <div className="actions">
        <Button busy={busy} onClick={() => void turn()}>
          {t('outage.begin')}
        </Button>
        <ErrorNote text={actionError.text} />
      </div>
    );
  }
  return (
    <section className="message warn stack tight" aria-label={t('outage.title')}>
      <p>
        <b>{t('outage.title')}</b> {t('outage.text')}
      </p>
      <div className="row">
        <TextField
          label={t('outage.nr')}
          maxLength={20}
          autoComplete="off"
          value={paper.nr}
          onChange={({ target: { value } }) => onType({ ...paper, nr: value })}
        />
        <TextField
          label={t('outage.at')}
          type="datetime-local"
          value={paper.at}
          onChange={({ target: { value } }) => onType({ ...paper, at: value })}
        />
        <Button busy={busy} onClick={() => void turn()}>
          {t('outage.end')}
        </Button>
      </div>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
