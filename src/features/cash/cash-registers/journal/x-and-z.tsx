import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { PrintState } from '#src/features/cash/register-agents/exports.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { CashRegister } from '../at-register.tsx';
import { OpenCharges } from '../charges/open-charges.tsx';
import { CloseDay } from './close-day.tsx';

interface Props {
  register: CashRegister;
  onDone: () => void;
}

/** Makes an X report, or ends the day by a Z report. */
export function XAndZ({ register, onDone }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const [closes, setCloses] = useState(false);
  // The same one until it is known to be made: an answer may be lost.
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<number | null>(null);
  if (!may('cash.close_day')) return null;
  const x = () =>
    run(async (write) => {
      const { data } = await write(
        registerCalls.x,
        { params: { id: register.id }, body: { intent } },
        { siteId },
      );
      setIntent(crypto.randomUUID());
      setMade(data.nr);
      onDone();
    });
  return (
    <>
      <Button variant="primary" onClick={() => setCloses(true)}>
        {t('z.title')}
      </Button>
      <Button busy={busy} onClick={() => void x()}>
        {t('x.title')}
      </Button>
      {register.agent_id !== null && <OpenCharges register={register.id} />}
      <ErrorNote text={actionError.text} />
      {made !== null && register.agent_id !== null && (
        <PrintState key={made} id={register.id} kind="report" nr={made} />
      )}
      {closes && (
        <CloseDay
          register={register}
          onClose={() => setCloses(false)}
          onDone={(nr) => {
            setCloses(false);
            setMade(nr);
            onDone();
          }}
        />
      )}
    </>
  );
}
