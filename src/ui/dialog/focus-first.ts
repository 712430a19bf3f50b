/**
 * Puts the focus on what has `data-first-focus`, or on the first field in that; elsewhere where nothing
 * has it. Where it comes later it is focused then, unless somebody has gone on meanwhile.
 */
export function focusFirst(dialog: HTMLElement): void {
  if (focusMarked(dialog)) return;
  const before = document.activeElement;
  const coming = new MutationObserver(() => {
    const now = document.activeElement;
    // A sheet that is up takes the focus itself.
    const isBusy = now !== before && now !== dialog && dialog.contains(now);
    if (isBusy || focusMarked(dialog)) coming.disconnect();
  });
  coming.observe(dialog, { childList: true, subtree: true });
}

/** Puts the focus there if there is such a thing; returns whether there is. */
export function focusMarked(dialog: HTMLElement): boolean {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const field = marked?.querySelector<HTMLElement>('input, select, textarea');
  (field ?? marked)?.focus();
  // As Tab does: what is proposed gives way to what is typed.
  if (field instanceof HTMLInputElement) field.select();
  return marked !== null;
}
