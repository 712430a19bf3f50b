import { pressEarly } from './scan/early-input.ts';

/** What a person has done with the login before the app was there. */
interface LeftBehind {
  /** They have sent it already. */
  readonly submitted: boolean;
  /** They look at the password. */
  readonly shown: boolean;
}

/** Takes the page before the app away as soon as the app shows anything in its root, in the same frame. */
export function leaveFirstPage(root: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (!root.firstElementChild) return;
    watch.disconnect();
    document.querySelector('#first-page')?.remove();
    delete document.documentElement.dataset.view;
    pressEarly();
  });
  watch.observe(root, { childList: true });
}

/** Moves what was typed in the page before the app, the focus and the caret, to the fields of the same names. Null when that page is gone. */
export function takeOverLogin(form: HTMLFormElement): LeftBehind | null {
  const before = document.querySelector<HTMLFormElement>('#first-page form');
  if (!before || document.documentElement.dataset.view !== 'login') return null;
  const { dataset } = document.documentElement;
  const submitted = dataset.submitted !== undefined;
  delete dataset.submitted;
  const hadFocus = document.activeElement;
  const inputs = before.querySelectorAll('input');
  const shown = [...inputs].some(({ name, type }) => name === 'password' && type === 'text');
  for (const input of inputs) {
    const field = form.elements.namedItem(input.name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = input.value;
    field.type = input.type;
    if (input !== hadFocus) continue;
    field.focus({ preventScroll: true });
    field.setSelectionRange(
      input.selectionStart,
      input.selectionEnd,
      input.selectionDirection ?? 'none',
    );
  }
  return { submitted, shown };
}
