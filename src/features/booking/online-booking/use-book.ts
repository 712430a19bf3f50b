import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booked } from '#contract/booking/online-booking.ts';
import { isFinalError } from '#contract/kit/rules/final-errors.ts';
import { answeredInstead, ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { logProblem } from '#src/device/log.ts';
import type { BookingForm } from './use-booking-form.ts';
import { laterCalls } from './later-calls.ts';
import { nextFreeIn } from './use-held-time.ts';
import type { Wanted } from './wanted.ts';

interface Callbacks {
  readonly onBooked: (booked: Booked) => void;
  readonly onTaken: (next: readonly string[]) => void;
  /** Before it is sent, for the page may be gone before there is an answer; and once it is known that it was not done. */
  readonly onDoubt: (inDoubt: boolean) => void;
}

/** Books. A try that got no answer is made again with the same key: it is one booking. */
export function useBook(slug: string, { onBooked, onTaken, onDoubt }: Callbacks) {
  const { t } = useTranslation('online-booking');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // By what it has to be proved who books; null while nobody has asked for that.
  const [proof, setProof] = useState<readonly ('mobile' | 'email')[] | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});

  async function book(wanted: Wanted, begins_at: string, form: BookingForm): Promise<void> {
    setBusy(true);
    setFailure('');
    setFields({});
    const { licenseplate, name, mobile, email, comment, code, website } = form;
    const who = { licenseplate, name, mobile, email, comment, code, website };
    onDoubt(true);
    try {
      const body = { ...wanted, ...who, form: form.form, begins_at };
      const { onlineBookingCalls } = await laterCalls();
      onBooked((await send(onlineBookingCalls.book, { params: { slug }, body })).data);
    } catch (cause) {
      const next = await nextFreeIn(cause);
      if (cause instanceof ApiError && isFinalError(cause.status)) onDoubt(false);
      if (cause instanceof ApiError && cause.code === 'online-booking.needs_code') {
        setProof((await laterCalls()).needsCode.safeParse(cause.current).data?.by ?? []);
      }
      if (next) onTaken(next);
      else if (cause instanceof ApiError && cause.status < 500 && cause.message) {
        setFields(cause.fields);
        setFailure(cause.message);
      } else {
        logProblem('It is not known whether it was booked', cause);
        const instead = answeredInstead(cause) ? `${t('instead')} ` : '';
        setFailure(instead + t('notReached'));
      }
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, fields, setFields, proof, book };
}
