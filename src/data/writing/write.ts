import type { Answer, Call } from '#contract/kit/call.ts';
import { request, type InputWith, type InputParts } from '../api.ts';
import { attempt, type Memory } from './attempts.ts';
import type { SiteId } from '../tokens.ts';

/** Sends one of the contract's calls that change something and returns its answer. Throws like `send`. */
export type Write = <C extends Call>(
  call: C,
  input: InputWith<C>,
  options: { readonly siteId: SiteId },
) => Promise<Answer<C>>;

/** A write that nobody repeats: what is sent another time is done another time. */
export const write: Write = async (call, input, { siteId }) => {
  const key = crypto.randomUUID();
  return (await request(call, (input ?? {}) as InputParts, { siteId, key })) as Answer<typeof call>;
};

/** Writes that are each one thing, done once. `onEarlier`: it was done as it had been sent before. */
export const writeOnce =
  (memoryOf: (call: Call, parts: InputParts) => Memory, onEarlier: () => void): Write =>
  async (call, input, { siteId }) => {
    const { method, path } = call;
    const parts = (input ?? {}) as InputParts;
    const { answer, earlier } = await attempt(siteId, memoryOf(call, parts), {
      method,
      path,
      parts,
    });
    if (earlier) onEarlier();
    return answer as Answer<typeof call>;
  };
