/** What is typed into. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit']);

/** Whether keys are typed into an element. */
export const isField = (target: EventTarget | null): target is FieldElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !notTyped.has(target.type));

/** Whether a code could be a plate: letters and digits, and what people put between. */
export const couldBePlate = (code: string): boolean =>
  /^(?=.*\p{L})[\p{L}\d .-]{2,12}$/u.test(code);

/** Whether a code is what a field asks for: it says so by `data-scan="plate"`. */
export const fits = ({ dataset }: FieldElement, code: string): boolean =>
  dataset['scan'] === 'plate' && couldBePlate(code);

/** Whether a field takes any text, to look for it: it says so by `data-scan="search"`. */
export const isSearch = ({ dataset }: FieldElement): boolean => dataset['scan'] === 'search';

/** Writes a text into a field; React must hear of it as of typing. */
export function fill(
  element: FieldElement,
  text: string,
  caret: number | null = text.length,
): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  // Of some kinds of fields (numbers, dates) nobody can tell where the caret is.
  if (caret !== null && element.selectionStart !== null) element.setSelectionRange(caret, caret);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Presses Enter in a field. */
export function enter(field: FieldElement): void {
  const init = { key: 'Enter', bubbles: true, cancelable: true };
  if (field.dispatchEvent(new KeyboardEvent('keydown', init))) field.form?.requestSubmit();
}
