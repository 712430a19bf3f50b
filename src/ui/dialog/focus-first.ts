/** Puts the focus on what has `data-first-focus`, or on the first field in that; elsewhere where nothing has it. */
export function focusFirst(dialog: HTMLElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const field = marked?.querySelector<HTMLElement>('input, select, textarea');
  (field ?? marked)?.focus();
  // As Tab does: what is proposed gives way to what is typed.
  if (field instanceof HTMLInputElement) field.select();
}
