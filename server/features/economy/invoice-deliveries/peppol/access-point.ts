import * as z from 'zod/mini';
import { askExternal, ExternalError, type ExternalAddress } from '#server/kit/external.ts';

/** A document that came for one of our companies: an answer to one that was sent, by its id there. */
export interface Received {
  readonly id: string;
  readonly of: string;
  readonly xml: string;
}

const short = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string().check(z.maxLength(1_000_000));
const received = z.object({ documents: z.array(z.object({ id: short, of: short, xml: text })) });
const state = z.object({
  state: z.enum(['sending', 'delivered', 'failed']),
  reason: z.nullish(z.string().check(z.maxLength(2000))),
});

/**
 * An access point to Peppol, as we ask for it. Each throws `ExternalError`.
 *
 *     GET  /receivers/{address}      { receives }, 404 where nobody knows it
 *     POST /documents                { sender, receiver, xml } → { id }, once for each Idempotency-Key
 *     GET  /documents/{id}           { state, reason }
 *     GET  /inbox                    { documents: [{ id, of, xml }] } that were not taken
 *     POST /inbox/{id}/taken         {}
 *
 * Addresses are `0192:923609016`. Each request says `Authorization: Bearer <key>`.
 */
export function accessPointAt(where: ExternalAddress) {
  async function ask<T>(
    path: string,
    shape: z.ZodMiniType<T>,
    { sent, once }: { sent?: object; once?: string } = {},
  ): Promise<T | null> {
    const answer = await askExternal(
      where,
      path,
      (key) => ({ Authorization: `Bearer ${key}`, ...(once && { 'Idempotency-Key': once }) }),
      sent,
    );
    if (answer === null) return null;
    const read = shape.safeParse(answer);
    if (!read.success) throw new ExternalError('it answered something else');
    return read.data;
  }
  const one = (id: string) => encodeURIComponent(id);
  return {
    /** Whether an address takes invoices and credit notes. */
    receives: async (address: string): Promise<boolean> =>
      (await ask(`/receivers/${one(address)}`, z.object({ receives: z.boolean() })))?.receives ??
      false,
    /** Gives a document away; answers by what it is known there. */
    async send(
      once: string,
      document: { readonly sender: string; readonly receiver: string; readonly xml: string },
    ): Promise<string> {
      const answer = await ask('/documents', z.object({ id: short }), { sent: document, once });
      if (!answer) throw new ExternalError('it takes no documents', 404);
      return answer.id;
    },
    /** How one stands that was given away; null where it is not known. */
    statusOf: (id: string) => ask(`/documents/${one(id)}`, state),
    inbox: async (): Promise<readonly Received[]> =>
      (await ask('/inbox', received))?.documents ?? [],
    /** Says that one of the inbox need not be given again. */
    taken: async (id: string): Promise<void> => {
      await ask(`/inbox/${one(id)}/taken`, z.object({}), { sent: {} });
    },
  };
}

export type AccessPoint = ReturnType<typeof accessPointAt>;
