import i18next from 'i18next';
import { useRef, useState } from 'react';
import { showAlert } from '#src/data/alerts.ts';
import { addressOf } from '#src/data/api.ts';
import type { Attempts } from '#src/data/writing/attempts.ts';
import { writeOnce, type Write } from '#src/data/writing/write.ts';
import { actionErrorOf, type ActionError } from './action-error.ts';

const none: ActionError = { text: '', fields: {} };

/**
 * Runs what a button or a form does, one at a time, and holds why it was refused. What the work
 * sends by its `write` is done once, however often it is tried here, also when what is sent was
 * changed in between.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [actionError, setActionError] = useState(none);
  const running = useRef(false);
  const open = useRef(new Map<string, Attempts | null>());

  const write = writeOnce(({ method, path }, parts) => {
    const place = `${method} ${addressOf(path, parts)}`;
    return {
      read: () => open.current.get(place) ?? null,
      keep: (attempts) => void open.current.set(place, attempts),
    };
  }, alertLeftOut);

  async function run(work: (write: Write) => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setActionError(none);
    try {
      await work(write);
    } catch (cause) {
      setActionError(actionErrorOf(cause));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, actionError, refuse: setActionError, run };
}

/** What was changed after it had been done is not in it. */
export function alertLeftOut(): void {
  showAlert({ type: 'warning', persistent: true, content: i18next.t('common:draft.leftOut') });
}
