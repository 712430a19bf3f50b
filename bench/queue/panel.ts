import { io, type Socket } from 'socket.io-client';
import { queueCalls, type QueueDump, type QueuePerson } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';

/** An open queue panel without its screen: it keeps the queue as the app does, by the same rules. */
export interface Panel {
  readonly site: number;
  revision(): number;
  people(): ReadonlyMap<number, QueuePerson>;
  close(): void;
}

/** What a panel tells while it is open. */
interface Watch {
  /** A revision has come, at this time. */
  readonly came: (site: number, revision: number, at: number) => void;
  /** Everything was asked for because something was missing. */
  readonly onRefresh: () => void;
}

/** Sends a GET of the contract; throws when the answer is not one. */
export async function ask(url: string, path: string, token: string): Promise<unknown> {
  const answer = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

/** Opens a panel of a site; resolves when it has the queue. */
export function openPanel(url: string, site: number, token: string, watch: Watch): Promise<Panel> {
  const people = new Map<number, QueuePerson>();
  let revision = -1;
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true });
  let opened: (panel: Panel) => void = () => undefined;
  const whenOpen = new Promise<Panel>((resolve) => {
    opened = resolve;
  });

  const takeAll = (dump: QueueDump) => {
    hasQueue = true;
    if (dump.revision < revision) return;
    people.clear();
    for (const person of dump.people) people.set(person.id, person);
    revision = dump.revision;
    watch.came(site, revision, performance.now());
    opened({ site, revision: () => revision, people: () => people, close: () => socket.close() });
  };
  const refresh = () => {
    watch.onRefresh();
    ask(url, queueCalls.refresh.path, token).then(
      (dump) => takeAll(dump as QueueDump),
      () => {},
    );
  };

  let proof: string | null = null;
  const authenticate = async () => {
    const { id } = socket;
    while (proof === null && socket.connected) {
      try {
        const answer = (await ask(url, sessionCalls.socketToken.path, token)) as { token: string };
        proof = answer.token;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
    if (socket.id === id) socket.emit('token', proof);
  };
  let hasQueue = false;
  socket.on('connect', () => {
    hasQueue = false;
    void authenticate();
  });
  socket.on('authenticated', (good: boolean) => {
    if (!good) {
      proof = null;
      void authenticate();
    } else if (!hasQueue) refresh();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 2000);
  });
  socket.on('customer-queue.full', takeAll);
  socket.on('customer-queue.update', (change: QueueDump) => {
    if (change.revision <= revision) return;
    if (change.revision > revision + 1) return refresh();
    for (const person of change.people) people.set(person.id, person);
    revision = change.revision;
    watch.came(site, revision, performance.now());
  });
  return whenOpen;
}
