import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestBankFile, paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { bankFiles, payments } from '#contract/economy/payments/payments.ts';
import { ChooseFile } from '#src/crud/import/choose-file.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useAmount } from '../use-amount.ts';

const AskAgreement = lazyComponent(async () => (await import('./ask-agreement.tsx')).AskAgreement);

const kinds = '.txt,.xml,.ocr,.bgmax,.dat,text/plain,text/xml,application/xml';

/** A file that may be another company's. */
interface Asked {
  readonly name: string;
  readonly content: string;
  readonly text: string;
}

interface Props {
  /** Called with what came of it. */
  onRead: (outcome: string) => void;
}

/** A file of the bank is chosen and read. */
export function ReadFile({ onRead }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const amount = useAmount();
  const { busy, actionError, run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const read = (name: string, content: string, isOurs = false) =>
    run(async (write) => {
      const body = { name: name.slice(0, 120), content, ...(isOurs && { is_ours: true }) };
      const answer = await write(paymentCalls.readFile, { body }, { siteId }).catch(
        (cause: unknown) => {
          if (!(cause instanceof ApiError) || cause.code !== 'payments.other_agreement')
            throw cause;
          setAsked({ name, content, text: cause.message });
        },
      );
      if (!answer) return;
      setAsked(null);
      const { data } = answer;
      const { payments: count, matched, known, is_known: isKnown } = data;
      const said = [
        isKnown && t('match.again'),
        t('match.outcome', { count, amount: amount(data.amount), matched }),
        known > 0 && t('match.known', { count: known }),
      ];
      for (const one of [payments, bankFiles]) refetchResource(siteId, one);
      onRead(said.filter(Boolean).join(' '));
    });
  return (
    <section className="stack tight" aria-label={t('match.read')}>
      <ChooseFile
        busy={busy}
        kind={{ accept: kinds, largest: largestBankFile, hint: t('match.hint') }}
        onFile={(name, content) => void read(name, content)}
      />
      <ErrorNote text={actionError.text} />
      {asked && (
        <AskAgreement
          text={asked.text}
          busy={busy}
          onConfirm={() => void read(asked.name, asked.content, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
