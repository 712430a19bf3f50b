import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { coins, countedAmount } from '#contract/cash/cash-registers/journal/coins.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { useAction } from '#src/crud/use-action.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { showAlert } from '#src/data/alerts.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Money } from '#src/ui/money.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { DropParked } from '../sell/parked/drop-parked.tsx';
import { useParked } from '../sell/parked/use-parked.ts';
import '../sell/sell.css';

interface Props {
  siteId: SiteId;
  register: { readonly id: number; readonly has_drawer: boolean };
  currency: Currency;
  /** With the number of the event that is the Z report. */
  onDone: (nr: number) => void;
}

/** Counts a drawer by notes and coins without seeing what should be in it, explains what differs, and makes the Z report. */
export function CountDrawer({
  siteId,
  register: { id, has_drawer: hasDrawer },
  currency,
  onDone,
}: Props) {
  const { t } = useTranslation('cash-registers');
  const { busy, actionError, run } = useAction();
  const { parked } = useParked(id);
  const [intent] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [explanation, setExplanation] = useState('');
  const [differs, setDiffers] = useState(false);
  const counted = coins[currency]
    .map((value) => ({ value, count: Number(typed[value] ?? 0) }))
    .filter(({ count }) => Number.isInteger(count) && count > 0);
  const wrong = Object.values(typed).some((text) => !/^\d{0,6}$/.test(text.trim()));
  const close = () =>
    run(async (write) => {
      const body = { intent, counted: hasDrawer ? counted : [], explanation };
      const asked = write(registerCalls.z, { params: { id }, body }, { siteId });
      const { data } = await asked.catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'cash-registers.differs') setDiffers(true);
        throw cause;
      });
      showAlert({ type: 'success', content: t('z.done') });
      onDone(data.nr);
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      {hasDrawer && (
        <div className="keys" data-first-focus>
          {coins[currency].map((value) => (
            <TextField
              key={value}
              label={t('z.pieces', { value: value / 100 })}
              inputMode="numeric"
              autoComplete="off"
              value={typed[value] ?? ''}
              onChange={({ target: { value: text } }) => setTyped({ ...typed, [value]: text })}
            />
          ))}
        </div>
      )}
      {hasDrawer && (
        <p className="row apart t20 strong">
          <span>{t('z.counted')}</span>
          <Money minor={countedAmount(counted)} currency={currency} />
        </p>
      )}
      {parked.length > 0 && (
        <DropParked siteId={siteId} register={id} which={parked} text={t('parked.beforeZ')} />
      )}
      <ErrorNote text={actionError.text} />
      {differs && hasDrawer && (
        <TextField
          label={t('z.explanation')}
          value={explanation}
          maxLength={200}
          onChange={({ target: { value } }) => setExplanation(value)}
        />
      )}
      <div className="actions at-foot">
        <Button
          type="submit"
          variant="primary"
          className="key"
          busy={busy}
          disabled={wrong || parked.length > 0}
          data-first-focus={hasDrawer ? undefined : true}
        >
          {t('z.do')}
        </Button>
      </div>
    </form>
  );
}
