import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf, turnedLine } from '#contract/sales/quotes/quote-rules.ts';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { QuoteLines, totalsOf } from './quote-lines.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { useAnswer } from './use-answer.ts';

interface Props {
  quote: LinkedQuote;
  answering: ReturnType<typeof useAnswer>;
}

/** The customer's answer: lines are chosen, and accepted with a name and, who wants to, a line drawn by the finger; or all is declined, which is asked twice. */
export function QuoteAnswer({ quote, answering }: Props) {
  const { t, i18n } = useTranslation('quotes');
  const version = quote.revision;
  const keys = quote.lines.map(({ key }) => key);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(keys));
  const [name, setName] = useState('');
  const [signature, setSignature] = useState('');
  const [reason, setReason] = useState('');
  const [declining, setDeclining] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, press } = answering;
  const wanted = quote.lines.filter(({ key }) => chosen.has(key));
  const amount = showMoney(totalsOf(quote, wanted).gross, quote.currency, i18n.language);
  const isAll = answerOf(keys, chosen) === 'accepted';

  const turn = (key: string) => setChosen(turnedLine(quote.lines, chosen, key));

  function accept() {
    setNameless(name.trim() === '');
    if (name.trim() === '') {
      field.current?.focus();
      return;
    }
    const accepted = wanted.map(({ key }) => key);
    void press({ version, accepted, signed_by: name.trim(), signature, reason: '' });
  }

  const errorNote = <ErrorNote text={failure} />;
  if (declining) {
    return (
      <section className="section" aria-label={t('answer.declineTitle')}>
        <h2>{t('answer.declineTitle')}</h2>
        <Field label={t('answer.reason')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {errorNote}
        <div className="actions">
          <Button autoFocus onClick={() => setDeclining(false)}>
            {t('answer.back')}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            onClick={() =>
              void press({ version, accepted: [], signed_by: '', signature: '', reason })
            }
          >
            {t('answer.decline')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <>
      <QuoteLines quote={quote} chosen={chosen} onTurn={turn} />
      <section className="section" aria-label={t('answer.title')}>
        <h2>{t('answer.title')}</h2>
        {wanted.length > 0 && (
          <>
            <Field
              label={t('answer.name')}
              fieldError={isNameless ? t('answer.noName') : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  autoComplete="name"
                  maxLength={80}
                  value={name}
                  onChange={({ target }) => {
                    setName(target.value);
                    setNameless(false);
                  }}
                />
              )}
            </Field>
            <SignaturePad path={signature} onDraw={setSignature} />
          </>
        )}
        {errorNote}
        <div className="actions quote-acts">
          {wanted.length > 0 && (
            <Button variant="primary" busy={busy} onClick={accept}>
              {isAll ? t('answer.accept', { amount }) : t('answer.acceptSome', { amount })}
            </Button>
          )}
          <Button onClick={() => setDeclining(true)}>{t('answer.decline')}</Button>
        </div>
      </section>
    </>
  );
}
