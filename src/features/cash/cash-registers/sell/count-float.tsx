import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { money } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import type { CashRegister } from '../at-register.tsx';

const fields = { amount: money({ required: true }) };

interface Props {
  register: CashRegister;
  onCounted: () => void;
}

/** What lies in the drawer for change, before the first sale of a day. */
export function CountFloat({ register: { id, change_float: usual }, onCounted }: Props) {
  const { t } = useTranslation('cash-registers');
  const [intent] = useState(() => crypto.randomUUID());
  return (
    <section className="section stack" aria-label={t('float.title')}>
      <h2>{t('float.title')}</h2>
      <CallForm
        call={registerCalls.move}
        params={{ id }}
        about={`cash.float.${id}`}
        words="cash-registers:float"
        fields={fields}
        focus
        start={usual === null ? {} : { amount: usual }}
        ready={({ amount }) => amount !== null}
        body={({ amount }) => ({ intent, kind: 'float' as const, amount })}
        submit={t('float.do')}
        onDone={onCounted}
      />
    </section>
  );
}
