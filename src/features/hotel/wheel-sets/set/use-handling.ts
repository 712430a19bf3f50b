import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarAndSet } from '#contract/hotel/wheel-sets/gate-rules.ts';
import type {
  Warning,
  Handling,
  SetState,
  GateReason,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { IntentOutcome, SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { Row } from '#contract/kit/row.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useTranslations } from '#src/crud/words.ts';
import { doneNow } from '#src/data/server-time.ts';
import { write, type Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { scanner } from '../scanner.ts';
import { refetchSets } from '../refetch-sets.ts';

interface Options {
  readonly placeId?: number;
  /** What the place is called. */
  readonly place?: string;
  readonly override?: readonly Warning[];
  /** What was read before the wheels leave. */
  readonly read?: CarAndSet;
  /** Why they leave on another car. */
  readonly because?: GateReason;
}

/** Does something with a set by hand, here and now, and offers to take it back. `refused` is the code of why it was not done. */
export function useHandling({ id, state, place_id: placeId, number, licenseplate: plate }: Row) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const { busy, actionError, refuse, run } = useAction();
  const [refused, setRefused] = useState('');

  async function send(intent: SentIntent, by: Write): Promise<IntentOutcome> {
    const body = { intents: [intent] };
    const [outcome] = (await by(wheelSetCalls.batch, { body }, { siteId })).data;
    refetchSets(siteId);
    return outcome!;
  }
  const errorText = (code: string, place = '') =>
    t(code.replace('.', ':errors.'), { place, plate: String(plate) });
  const intentOf = (
    handling: SentIntent['handling'],
    seen: SentIntent['seen'],
    more: Partial<SentIntent> = {},
  ): SentIntent => ({
    intent: crypto.randomUUID(),
    set_id: id,
    handling,
    place_id: null,
    seen,
    happened_at: new Date(doneNow()).toISOString(),
    unseen: [],
    override: [],
    ...more,
  });

  const handle = (handling: Handling, options: Options = {}, onDone?: () => void) =>
    run(async (once) => {
      setRefused('');
      // What was scanned before comes first, also where it has waited for the network.
      if (!(await (await scanner()).sendAhead(siteId, id))) {
        refuse({ text: t('unsentBefore'), fields: {} });
        return;
      }
      const seen = { state: state as SetState, place_id: placeId as number | null };
      const { read, because } = options;
      const sent = intentOf(handling, seen, {
        place_id: options.placeId ?? null,
        override: [...(options.override ?? [])],
        ...(read && { read: { licenseplate: read.plate, number: read.number } }),
        ...(because && { because }),
      });
      const { error, set } = await send(sent, once);
      if (error !== null) {
        setRefused(error);
        refuse({ text: errorText(error, options.place), fields: {} });
        return;
      }
      await (await scanner()).dropOvertaken(siteId, id);
      onDone?.();
      const now = set ? { state: set.state, place_id: set.place_id } : seen;
      const undo = () =>
        void send(intentOf('undo', now, { undoes: sent.intent }), write)
          .then((back) => back.error && showSnackbar(errorText(back.error)))
          .catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
      const values = { number: String(number), state: words.choice('state', now.state) };
      showSnackbar(t('handled', values), { action: { label: t('crud:undo'), act: undo } });
    });

  return { busy, actionError, refused, handle };
}
