import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import { wheelPhotoCalls, type WheelPhoto } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import type { PhotoRow } from '#src/data/database.ts';
import { fetchFile } from '#src/data/download.ts';
import { queryFor, questionOf } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { waitingPhotos } from './kept-photos.ts';

/** A photo that is shown: kept by the server, or waiting on this device. */
export interface ShownPhoto {
  readonly id: number | null;
  readonly key: string;
  readonly wheel: WheelPhoto['wheel'];
  readonly at: string;
  readonly by: string | null;
  /** What waits here is here. */
  readonly waiting: PhotoRow | null;
}

const none: readonly PhotoRow[] = [];

/** The photos of a set, newest first, with those that are not sent yet, live; and those that were archived. */
export function usePhotos(setId: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, wheelPhotoCalls.photos, { params: { id: setId } }));
  const waiting = useLiveQuery(() => waitingPhotos(siteId, setId), [siteId, setId], none);
  // What was sent is the server's by now.
  useReadAgain(query, useChanges(wheelSets.name) + useFalls(waiting.length));
  const known = query.data?.data ?? [];
  const shown: ShownPhoto[] = [
    ...waiting.map((row) => ({
      id: null,
      key: row.key,
      wheel: row.wheel,
      at: new Date(row.takenAt).toISOString(),
      by: null,
      waiting: row,
    })),
    ...known
      .filter(({ archived }) => archived === null)
      .map(({ id, wheel, taken_at: at, by }) => ({
        id,
        key: String(id),
        wheel,
        at,
        by,
        waiting: null,
      })),
  ];
  return { query, shown, archived: known.filter(({ archived }) => archived !== null) };
}

/** How often a number became less, since it is shown. */
function useFalls(number: number): number {
  const [last, setLast] = useState({ number, falls: 0 });
  if (number !== last.number) {
    setLast({ number, falls: last.falls + (number < last.number ? 1 : 0) });
  }
  return last.falls;
}

/** What a picture shows; undefined until it is there, null when it cannot be had. */
export function usePicture({ id, waiting }: ShownPhoto, size: PhotoSize) {
  const siteId = useSiteId();
  const input = { params: { id: id ?? 0 }, query: { size } };
  const { data, isError } = useQuery({
    queryKey: questionOf(siteId, wheelPhotoCalls.photo, input),
    queryFn: async () => (await fetchFile(wheelPhotoCalls.photo, input, siteId)).content,
    enabled: id !== null,
    staleTime: Infinity,
  });
  if (waiting) return waiting[size];
  return isError ? null : data;
}
