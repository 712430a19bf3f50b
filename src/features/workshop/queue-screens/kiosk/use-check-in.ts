import i18next from 'i18next';
import { useRef, useState } from 'react';
import { queueScreensCalls, type CheckedIn } from '#contract/workshop/queue-screens.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { logProblem } from '#src/device/log.ts';

interface Who {
  readonly licenseplate: string;
  readonly name: string;
}

/**
 * Checks somebody in. A try that got no answer is repeated with the same key, so that the server
 * knows it again, until what was typed changes: then `forget`. Nothing is kept for later: whoever
 * is not in the queue now has to tell the reception, and the failure says so.
 */
export function useCheckIn(code: string) {
  const key = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function checkIn(who: Who): Promise<CheckedIn | null> {
    if (busy) return null;
    key.current ??= crypto.randomUUID();
    setBusy(true);
    setFailure('');
    try {
      const body = { key: key.current, ...who };
      return (await send(queueScreensCalls.checkIn, { params: { code }, body })).data;
    } catch (cause) {
      const refused = cause instanceof ApiError && cause.status < 500 && cause.message;
      if (!refused) logProblem('Nobody was checked in', cause);
      setFailure(refused || i18next.t('queue-screens:kiosk.notReached'));
      return null;
    } finally {
      setBusy(false);
    }
  }

  function forget(): void {
    key.current = null;
    setFailure('');
  }

  return { busy, failure, checkIn, forget };
}
