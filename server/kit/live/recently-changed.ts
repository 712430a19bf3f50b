import { now } from '#server/kit/clock.ts';

// What changed is kept for as long as this server lives, unless it is that much.
const mostRooms = 20_000;
// Servers and devices know the time only so well, and what one reads may be a moment old (ms).
const tolerance = 2_000;

/** Which resources changed lately, by the room that was told. */
export class RecentlyChanged {
  #rooms = new Map<string, Map<string, number>>();
  #began = now().getTime();

  /** A room is told that rows of a resource changed. */
  note(room: string, resource: string): void {
    if (this.#rooms.size >= mostRooms) {
      this.#rooms.clear();
      this.#began = now().getTime();
    }
    const changed = this.#rooms.get(room) ?? new Map<string, number>();
    this.#rooms.set(room, changed.set(resource, now().getTime()));
  }

  /** The resources that changed since an instant (ms); null when that cannot be told any more. */
  since(instant: number, rooms: readonly string[]): readonly string[] | null {
    if (instant < this.#began) return null;
    const from = instant - tolerance;
    const changed = rooms.flatMap((room) => [...(this.#rooms.get(room) ?? [])]);
    return [...new Set(changed.filter(([, at]) => at >= from).map(([name]) => name))];
  }
}
