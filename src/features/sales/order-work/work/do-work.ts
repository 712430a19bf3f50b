import { orderWorkCalls, type OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import type { ShownTime } from '#contract/sales/order-work/work-times.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { database, type OrderPhotoRow } from '#src/data/database.ts';
import { enqueue, enqueueAll } from '#src/data/outbox/outbox.ts';
import { serverNow, serverOffset } from '#src/data/server-time.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { shrink } from '#src/device/photos/shrink.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';

type Order = Pick<OrderAtWork, 'id' | 'plate' | 'number'>;

/** What people call an order by. */
export const calledOf = ({ id, plate, number }: Order): string => plate ?? (number || `#${id}`);

const about = ({ id }: Order) => `order-work/${id}`;
const aboutPhoto = (order: Order, intent: string) => `${about(order)}/photos/${intent}`;
const showError = (cause: unknown) => void showSnackbar(actionErrorOf(cause).text);

/** Goes to an order or to one of its lines, or from it; with or without network. */
export function clock(siteId: SiteId, order: Order, on: boolean, line_key: string | null): void {
  enqueue({
    siteId,
    call: orderWorkCalls.clock,
    input: { params: { id: order.id }, body: { on, line_key } },
    objectKey: about(order),
    act: {
      words: on ? 'order-work:acts.clock.on' : 'order-work:acts.clock.off',
      values: { who: calledOf(order) },
    },
  }).catch(showError);
}

/** Says that lines are done, or not yet. `leave`: whoever says so goes from the order. */
export function setDone(
  siteId: SiteId,
  order: Order,
  keys: readonly string[],
  { done, leave = false }: { readonly done: boolean; readonly leave?: boolean },
): void {
  enqueue({
    siteId,
    call: orderWorkCalls.lines,
    input: { params: { id: order.id }, body: { keys: [...keys], done, leave } },
    objectKey: about(order),
    act: {
      words: done ? 'order-work:acts.lines.done' : 'order-work:acts.lines.undone',
      values: { who: calledOf(order) },
    },
  }).catch(showError);
}

/** Says what came of a check. */
export function answerCheck(
  siteId: SiteId,
  order: Order,
  check: { readonly id: number; readonly title: string },
  answer: { readonly outcome: '' | 'ok' | 'remark'; readonly note: string },
): void {
  enqueue({
    siteId,
    call: orderWorkCalls.check,
    input: { params: { id: order.id }, body: { check_id: check.id, ...answer } },
    objectKey: about(order),
    act: {
      words: 'order-work:acts.check',
      values: { who: calledOf(order), check: check.title },
    },
  }).catch(showError);
}

/** A time as somebody corrects it. */
export interface CorrectedTime {
  readonly began_at: string;
  readonly ended_at: string | null;
  readonly reason: string;
}

/** Corrects when somebody was at an order. One that this device has not sent yet is known by when it began. */
export function correctTime(
  siteId: SiteId,
  order: Order,
  { id, began_at: was_began_at }: Pick<ShownTime, 'id' | 'began_at'>,
  corrected: CorrectedTime,
): void {
  const time_id = id > 0 ? id : null;
  enqueue({
    siteId,
    call: orderWorkCalls.correct,
    input: { params: { id: order.id }, body: { time_id, was_began_at, ...corrected } },
    objectKey: about(order),
    act: { words: 'order-work:acts.correct', values: { who: calledOf(order) } },
  }).catch(showError);
}

/** Takes a photo away, or back. It waits until the photo itself was sent. */
export function removePhoto(siteId: SiteId, order: Order, intent: string, removed: boolean): void {
  enqueue({
    siteId,
    call: orderWorkCalls.removePhoto,
    input: { params: { id: order.id }, body: { intent, removed } },
    objectKey: aboutPhoto(order, intent),
    act: {
      words: removed
        ? 'order-work:acts.removePhoto.removed'
        : 'order-work:acts.removePhoto.restored',
      values: { who: calledOf(order) },
    },
  }).catch(showError);
}

/** Keeps a photo on this device and sends it. False when it is no picture; throws when it cannot be kept. */
export async function takePhoto(
  siteId: SiteId,
  order: Order,
  checkId: number | null,
  file: File,
): Promise<boolean> {
  const takenAt = Math.min(serverNow(), file.lastModified + serverOffset());
  const pictures = await shrink(file);
  if (!pictures) return false;
  const key = crypto.randomUUID();
  const userId = tokenFor(siteId)?.userId ?? '';
  const row: OrderPhotoRow = {
    key,
    siteId,
    userId,
    orderId: order.id,
    checkId,
    takenAt,
    ...pictures,
  };
  const intent = {
    siteId,
    call: orderWorkCalls.addPhoto,
    key,
    // What is sent is put together when it is: the outbox keeps no pictures.
    input: {},
    objectKey: aboutPhoto(order, key),
    act: { words: 'order-work:acts.addPhoto', values: { who: calledOf(order) } },
  } as const;
  await enqueueAll(siteId, [intent], {
    writes: [database.orderPhotos],
    optimistic: async () => void (await database.orderPhotos.add(row)),
  });
  return true;
}

/** The photos of an order that the person here has taken and the server has not, the first first. */
export async function waitingPhotos(siteId: SiteId, orderId: number): Promise<OrderPhotoRow[]> {
  const userId = tokenFor(siteId)?.userId;
  const rows = database.orderPhotos.where({ siteId, orderId });
  return rows.filter((row) => row.userId === userId).sortBy('takenAt');
}
