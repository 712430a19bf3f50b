import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredInstead, ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { laterCalls } from './later-calls.ts';
import type { BookingForm } from './use-booking-form.ts';

type Provable = 'mobile' | 'email';

interface Props {
  slug: string;
  form: BookingForm;
  /** By which of what they give it has to be proved; null where nothing has to be. */
  needed: readonly Provable[] | null;
  onChange: (part: Partial<BookingForm>) => void;
}

/** Digits that are sent to a mobile or an e-mail, by which the customer who books proves that it is theirs. */
export function CodePart({ slug, form, needed, onChange }: Props) {
  const { t } = useTranslation('online-booking');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (needed) heading.current?.focus();
  }, [needed]);
  const possible = (needed?.length ? needed : (['mobile', 'email'] as const)).filter(
    (by) => form[by].trim() !== '',
  );

  async function ask(by: Provable) {
    const to = form[by].trim();
    setBusy(true);
    setFailure('');
    try {
      const body = { form: form.form, by, to };
      await send((await laterCalls()).onlineBookingCalls.sendCode, { params: { slug }, body });
      setSentTo(to);
    } catch (cause) {
      const refused = cause instanceof ApiError && cause.message;
      setFailure(refused || (answeredInstead(cause) ? t('instead') : t('code.unsent')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack tight">
      <h3 ref={heading} tabIndex={-1}>
        {t('code.title')}
      </h3>
      <p>{needed ? t('code.needed') : t('code.optional')}</p>
      {possible.length === 0 && <p className="muted">{t('code.first')}</p>}
      <div className="actions">
        {possible.map((by) => (
          <Button key={by} busy={busy} onClick={() => void ask(by)}>
            {sentTo === form[by].trim()
              ? t('code.again', { to: sentTo })
              : t('code.send', { to: form[by].trim() })}
          </Button>
        ))}
      </div>
      <div role="status">{sentTo && <p>{t('code.sent', { to: sentTo })}</p>}</div>
      <ErrorNote text={failure} />
      {sentTo && (
        <Field label={t('code.label')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={form.code}
              onChange={({ target }) => onChange({ code: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
