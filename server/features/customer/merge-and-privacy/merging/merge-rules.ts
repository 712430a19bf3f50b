const day = 86_400_000;

/** Until when a merge can be undone. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + day);

/** A merge and both its customers, as far as it takes to know whether it can be undone. */
interface Undoing {
  readonly at: Date;
  readonly kept_version: number;
  readonly gone_version: number;
}

/** Why a merge cannot be undone any more; undefined when it can. */
export function problemOfUndo(
  merge: Undoing,
  now: Date,
  versions: { readonly kept: number; readonly gone: number },
): 'merge-and-privacy.too_late' | 'merge-and-privacy.changed_since' | undefined {
  if (now >= undoUntil(merge.at)) return 'merge-and-privacy.too_late';
  const same = versions.kept === merge.kept_version && versions.gone === merge.gone_version;
  return same ? undefined : 'merge-and-privacy.changed_since';
}
