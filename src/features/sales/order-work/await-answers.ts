import i18next from 'i18next';
import type { Answer, Input } from '#contract/kit/call.ts';
import type { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { database } from '#src/data/database.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { queryClient } from '#src/data/query.ts';
import { keepAnswer, type Question } from '#src/data/response-cache.ts';
import { base64 } from '#src/data/outbox/base64.ts';
import { loadWords } from '#src/i18n/words.ts';
import { idOf } from './id-of.ts';

// What runs behind all screens does without the rest of the contract.
const path = '/v4/site/order-work/{id}';
const photoCall = { method: 'POST', path: `${path}/photos` } as const;
const removeCall = { method: 'POST', path: `${path}/removed-photos` } as const;

/** Tells the outbox what follows when work on an order was answered, and how its photos are sent; once, before anything is sent. */
export function awaitOrderWorkAnswers(): void {
  for (const word of ['clock', 'times', 'lines', 'checks'] as const) {
    whenAnswered(
      { method: 'POST', path: `${path}/${word}` },
      { writes: [database.answers], store: keepWork, refused: readWork },
    );
  }
  whenAnswered(photoCall, {
    writes: [database.orderPhotos],
    store: (_answer: unknown, { key }: OutboxRow) => database.orderPhotos.delete(key),
    large: photoNow,
  });
  whenAnswered(removeCall, {
    writes: [database.answers],
    store: keepWork,
    refused: readWork,
    // A photo that is not sent yet is not taken away before it is there: both go one after the other.
    large: ({ given }) => Promise.resolve(given),
  });
}

const questionAbout = ({ siteId, given }: OutboxRow): Question => [
  siteId,
  path,
  { params: { id: idOf(given) } },
];

/** The answer is the order as it is then: whoever looks at it sees it, also without network later. */
async function keepWork(
  answer: Answer<typeof orderWorkCalls.clock> | null,
  row: OutboxRow,
): Promise<void> {
  if (!answer) return;
  const question = questionAbout(row);
  queryClient.setQueryData(question, answer);
  await keepAnswer(question, answer);
}

const readWork = (row: OutboxRow): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: questionAbout(row) });

async function photoNow({ key }: OutboxRow): Promise<Input<typeof orderWorkCalls.addPhoto>> {
  const photo = await database.orderPhotos.get(key);
  if (!photo) {
    await loadWords(['order-work']);
    const message = i18next.t('order-work:errors.no_photo');
    throw new ApiError(409, { code: 'order-work.no_photo', message });
  }
  const [whole, small] = await Promise.all([base64(photo.whole), base64(photo.small)]);
  return {
    params: { id: String(photo.orderId) },
    body: {
      intent: key,
      check_id: photo.checkId,
      taken_at: new Date(photo.takenAt).toISOString(),
      whole,
      small,
    },
  };
}
