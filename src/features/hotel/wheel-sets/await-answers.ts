import i18next from 'i18next';
import type { Answer } from '#contract/kit/call.ts';
import type { WheelPhoto, wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import type { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { Input } from '#contract/kit/call.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { database } from '#src/data/database.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { base64 } from '#src/data/outbox/base64.ts';
import { loadWords } from '#src/i18n/words.ts';

// What runs behind all screens does without the rest of the contract.
const intakeCall = { method: 'POST', path: '/v4/site/wheel-sets/intake' } as const;
const swapCall = { method: 'POST', path: '/v4/site/wheel-sets/{id}/swap' } as const;
const photoCall = { method: 'POST', path: '/v4/site/wheel-sets/{id}/photos' } as const;

/** The ids of sets that have come in since the page was loaded, or have left where none did, by the key of their entry. */
export const takenIn = new Map<string, number>();

/** Tells the outbox what follows when a set has come in, and how photos are sent; once, before anything is sent. */
export function awaitWheelSetAnswers(): void {
  whenAnswered(intakeCall, {
    writes: [database.photos],
    store: async (answer: Answer<typeof wheelSetCalls.intake> | null, row: OutboxRow) => {
      if (!answer) return;
      takenIn.set(row.key, answer.data.id);
      await showOn(row, answer.data.id);
    },
  });
  whenAnswered(swapCall, {
    writes: [database.photos],
    store: async (answer: Answer<typeof wheelSetCalls.swap> | null, row: OutboxRow) => {
      if (!answer) return;
      const { on, off } = answer.data;
      takenIn.set(row.key, off?.id ?? on.id);
      if (off) await showOn(row, off.id);
    },
  });
  whenAnswered(photoCall, {
    writes: [database.photos],
    store: (_answer: unknown, { key }: OutboxRow) => database.photos.delete(key),
    large: photoNow,
  });
}

/** Photos that came with an entry are of the set that it brought. */
const showOn = ({ objectKey }: OutboxRow, setId: number) =>
  database.photos
    .where({ objectKey })
    .and((photo) => photo.setId === null)
    .modify({ setId });

async function photoNow({ key }: OutboxRow): Promise<Input<typeof wheelPhotoCalls.addPhoto>> {
  const photo = await database.photos.get(key);
  if (!photo?.setId) throw await photoError(photo ? 'no_set_of_photo' : 'no_photo');
  const { setId, wheel, takenAt, whole, small } = photo;
  const [large, little] = await Promise.all([base64(whole), base64(small)]);
  return {
    params: { id: String(setId) },
    body: {
      intent: key,
      wheel: wheel satisfies WheelPhoto['wheel'],
      taken_at: new Date(takenAt).toISOString(),
      whole: large,
      small: little,
    },
  };
}

async function photoError(why: string): Promise<ApiError> {
  await loadWords(['wheel-sets']);
  const message = i18next.t(`wheel-sets:errors.${why}`);
  return new ApiError(409, { code: `wheel-sets.${why}` as never, message });
}
