import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { coins, countedAmount } from '#contract/cash/cash-registers/journal/coins.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Money } from '#src/ui/money.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { CashRegister } from '../at-register.tsx';
import { DropParked } from '../sell/drop-parked.tsx';
import { useParked } from '../sell/use-parked.ts';
import '../sell/sell.css';

interface Props {
  register: CashRegister;
  onDone: (nr: number) => void;
  onClose: () => void;
}

/** Ends a day: the drawer is counted by notes and coins without seeing what should be in it, and what differs is explained. */
export function CloseDay({ register, onDone, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, registerCalls.standing, { params: { id: register.id } }));
  return (
    <Dialog open title={t('z.title')} place="side" onClose={onClose}>
      <Loaded query={query} rows={8}>
        {({ data }) => (
          <CountDrawer register={register} currency={data.currency as Currency} onDone={onDone} />
        )}
      </Loaded>
    </Dialog>
  );
}

function CountDrawer({
  register: { id, has_drawer: hasDrawer },
  currency,
  onDone,
}: Pick<Props, 'register' | 'onDone'> & { currency: Currency }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
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
      {parked.length > 0 && <DropParked register={id} which={parked} text={t('parked.beforeZ')} />}
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
        >
          {t('z.do')}
        </Button>
      </div>
    </form>
  );
}
