import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { send } from '#src/data/api.ts';
import { PrintState } from '#src/features/cash/register-agents/exports.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { CashRegister } from '../at-register.tsx';
import { Facsimile } from './facsimile.tsx';
import { SendButton } from './send-button.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface Props {
  register: CashRegister;
  nr: number;
}

/** A receipt, the one copy of it, and what of it comes back. */
export function OneReceipt({ register, nr }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const [copied, setCopied] = useState(false);
  const [returns, setReturns] = useState(false);
  const [intent] = useState(() => crypto.randomUUID());
  const params = { id: register.id, nr };
  const query = useQuery(queryFor(siteId, journalCalls.receipt, { params }));
  useReadAgain(query, useChanges(cashRegisters.name));
  async function isPrintedByAgent(): Promise<boolean> {
    if (register.agent_id === null) return false;
    const input = { params: { id: register.id }, query: { nr: String(nr) } };
    const { data } = await send(registerAgentCalls.prints, input, { siteId });
    return data.jobs.some(({ kind }) => kind === 'copy');
  }
  const copy = () =>
    run(async (write) => {
      await write(registerCalls.copy, { params, body: { intent } }, { siteId });
      setCopied(true);
      await query.refetch();
      // What its printer prints, the browser does not print as well: there is one copy.
      if (!(await isPrintedByAgent())) requestAnimationFrame(() => window.print());
    });
  return (
    <>
      <Link to={sitePath(siteId, 'payment/cash-register/receipts')}>{t('receipts.all')}</Link>
      <Loaded query={query} rows={8}>
        {({ data }) => {
          const canReturn =
            data.kind === 'sale' &&
            register.state !== 'closed' &&
            may('cash.return') &&
            data.lines.some(({ left }) => left > 0);
          return (
            <div className="stack">
              <div className="actions">
                {canReturn && <Button onClick={() => setReturns(true)}>{t('return.title')}</Button>}
                {may('cash.sell') && register.state !== 'closed' && !data.copied && (
                  <SendButton register={register.id} nr={nr} />
                )}
                {may('cash.sell') && register.state !== 'closed' && (
                  <Button busy={busy} disabled={data.copied} onClick={() => void copy()}>
                    {data.copied ? t('receipt.copied') : t('receipt.copy')}
                  </Button>
                )}
              </div>
              <ErrorNote text={actionError.text} />
              {register.agent_id !== null && (
                <PrintState
                  key={String(data.copied)}
                  id={register.id}
                  kind={data.copied ? 'copy' : 'receipt'}
                  nr={nr}
                  otherwise={
                    copied && <Button onClick={() => window.print()}>{t('receipt.browser')}</Button>
                  }
                />
              )}
              <Facsimile register={register} receipt={data} copy={copied} />
              {returns && (
                <ReturnDialog
                  register={register}
                  receipt={data}
                  onClose={() => setReturns(false)}
                  onDone={() => {
                    setReturns(false);
                    void query.refetch();
                  }}
                />
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
