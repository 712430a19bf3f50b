import { QueueStatus, queueCalls, type QueuePerson } from '#contract/workshop/queue.ts';
import { ask } from './panel.ts';
import type { BusySite } from './sites.ts';

/** Works at a site as its reception would: calls who waits, finishes who was called, lets the finished wait again. */
export interface Writer {
  /** Does the next thing; gives the revision it made and when it was sent. */
  work(): Promise<{ revision: number; sent: number }>;
}

/** Learns who is at the site. */
export async function openWriter(url: string, site: BusySite): Promise<Writer> {
  const [token = ''] = site.tokens;
  const dump = (await ask(url, queueCalls.refresh.path, token)) as {
    revision: number;
    people: QueuePerson[];
  };
  const people = [...dump.people];
  let { revision } = dump;
  let turn = 0;
  let before: Promise<unknown> = Promise.resolve();

  async function move(): Promise<{ revision: number; sent: number }> {
    const at = turn++ % people.length;
    const person = people[at]!;
    const sent = performance.now();
    const answer = await fetch(`${url}/api${nextMove(person)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'Desk 1' }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    people[at] = ((await answer.json()) as { data: QueuePerson }).data;
    // One writer a site, one change at a time: each change takes the next revision.
    revision += 1;
    return { revision, sent };
  }

  return {
    work() {
      const doing = before.then(move);
      before = doing.catch(() => undefined);
      return doing;
    },
  };
}

function nextMove({ id, expedite: { status } }: QueuePerson): string {
  if (status === QueueStatus.Wait) return `/v3/queue/${id}/expedite`;
  if (status === QueueStatus.Expedite) return `/v3/queue/${id}/done`;
  return `/v3/queue/wait/${id}/expedite`;
}
