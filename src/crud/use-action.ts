import { useRef, useState } from 'react';
import { refusalOf, type Refusal } from './refusal.ts';

const none: Refusal = { text: '', fields: {} };

/** Runs what a button or a form does, one at a time, and holds why it was refused. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(none);
  const running = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(none);
    try {
      await work();
    } catch (cause) {
      setRefusal(refusalOf(cause));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, refusal, refuse: setRefusal, run };
}
