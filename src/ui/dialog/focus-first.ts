import { isTouch } from '../touch/is-touch.ts';

/**
 * Puts the focus on what has `data-first-focus`, or on the first field in that, of `empty` the first
 * empty one, or, of those that fill in others when something is chosen (`data-brings`), the first while it is; elsewhere where nothing has it. Where it comes later it is focused then, unless somebody has gone on meanwhile.
 * Under a finger nothing is focused for which a keyboard would cover a form that one may have come to scan into.
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

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts the focus there if there is such a thing; returns whether there is. */
export function focusMarked(dialog: HTMLElement): boolean {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const fields = [...(marked?.querySelectorAll<Typed>('input, select, textarea') ?? [])];
  const isEmpty = ({ value }: Typed) => !value;
  const bringing = marked?.querySelector<Typed>('[data-brings] :is(input, select)');
  const first = bringing && isEmpty(bringing) ? bringing : fields.find(isEmpty);
  const empty = marked?.dataset['firstFocus'] === 'empty' && first;
  const field = empty || fields[0];
  const target = field ?? marked;
  if (target && wouldBeCovered(dialog, target)) return true;
  target?.focus();
  // As Tab does: what is proposed gives way to what is typed.
  if (field instanceof HTMLInputElement) field.select();
  return marked !== null;
}

const typedInto =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])';

/** Whether a keyboard would come up before anybody wants it: what has one field alone to be typed into is there for that. */
const wouldBeCovered = (dialog: HTMLElement, target: HTMLElement): boolean =>
  isTouch() && target.matches(typedInto) && dialog.querySelectorAll(typedInto).length > 1;
