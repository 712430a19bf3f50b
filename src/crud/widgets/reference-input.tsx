import i18next from 'i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import type { ControlProps } from '#src/ui/input/field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { titleOf } from '../values/title-of.ts';
import { optionText } from './option-text.ts';
import './widgets.css';

interface Props {
  control: ControlProps;
  of: Resource;
  /** Filters of the list that it is one of. */
  among?: Readonly<Record<string, string>>;
  value: number | null;
  /** What the chosen one is called. */
  shown: string;
  onChoose: (row: Row | null) => void;
  /** Makes a new one called as typed; without it nobody can from here. */
  onNew?: ((called: string) => void) | undefined;
  /** Takes what is typed before it is known what is found by it; without it Enter waits until then. */
  onUnfound?: ((typed: string) => void) | undefined;
  /** What the last of the options says, where that is not that a new one is made. */
  newWord?: ((called: string) => string) | undefined;
  /** What else stands at each of the options that were found. */
  renderFacts?: ((row: Row, rows: readonly Row[]) => ReactNode) | undefined;
  /** Another register that is searched by what is typed; what it finds stands below. */
  also?: Also | undefined;
}

interface Also {
  readonly of: Resource;
  /** What stands beside what one of it is called. */
  readonly besides: (row: Row) => string;
  readonly onChoose: (row: Row) => void;
}

const most = 8;
const mostAlso = 3;

const newOne = (name: string): string =>
  name === '' ? i18next.t('crud:reference.new') : i18next.t('crud:reference.newCalled', { name });

/** One of another resource, found by typing a part of it: a combobox with a list. */
export function ReferenceInput({
  control,
  of,
  among,
  value,
  shown,
  onChoose,
  onNew,
  onUnfound,
  newWord = newOne,
  renderFacts,
  also,
}: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // One that was scanned is chosen: the list would lie over what is pressed next.
    if (value !== null) setTyped(null);
  }
  const waitsFor = useRef<string | null>(null);
  const q = useSettled(typed?.trim() ?? '', 200);
  const open = typed !== null;
  const search = (text: string) =>
    queryFor<Call>(siteId, of.calls.list, {
      query: { ...among, per_page: 10, ...(text && { q: text }) },
    });
  // What is listed stays until more is known: it may be being pressed.
  const query = useQuery({ ...search(q), enabled: open, placeholderData: keepPreviousData });
  const rows = rowsOf(query.data).slice(0, most);
  const searchAlso = (text: string) =>
    queryFor<Call>(siteId, (also?.of ?? of).calls.list, {
      query: { per_page: mostAlso, q: text },
    });
  const asksAlso = open && also !== undefined && q !== '';
  const alsoQuery = useQuery({
    ...searchAlso(q),
    enabled: asksAlso,
    placeholderData: keepPreviousData,
  });
  const alsoRows = asksAlso ? rowsOf(alsoQuery.data) : [];
  const canMake = onNew !== undefined && typed !== null;
  const listed = rows.length + alsoRows.length;
  // A user who presses where the first will stand means that one.
  const offersNew = canMake && !query.isLoading;
  const options = listed + (offersNew ? 1 : 0);
  const list = `${control.id}-list`;
  // Until it is, what is listed was found by what had been typed before.
  const isListed = !query.isPending && !query.isPlaceholderData;
  const isAlsoListed = !asksAlso || (!alsoQuery.isPending && !alsoQuery.isPlaceholderData);
  const isFound = q === typed?.trim() && isListed && isAlsoListed;

  const close = () => {
    setTyped(null);
    setAt(0);
    waitsFor.current = null;
  };
  function take(row: Row | undefined, other?: Row) {
    if (row) onChoose(row);
    else if (other) also?.onChoose(other);
    else if (canMake) onNew(typed.trim());
    else return;
    close();
  }
  const pick = (index: number) => take(rows[index], alsoRows[index - rows.length]);
  /** Takes the first that is found by what stands there, unless something else does by then. */
  async function pickFound(text: string) {
    waitsFor.current = text;
    try {
      const [first] = rowsOf(await fetchQuery(search(text.trim())));
      const looksAlso = !first && also !== undefined && text.trim() !== '';
      const [other] = looksAlso ? rowsOf(await fetchQuery(searchAlso(text.trim()))) : [];
      if (waitsFor.current === text) take(first, other);
    } catch (cause) {
      logProblem('Nothing could be searched', cause);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (open && options > 0) setAt((at + by + options) % options);
      else setTyped('');
    } else if (event.key === 'Enter' && open) {
      if (isFound) pick(at);
      else if (onUnfound && typed.trim() !== '') {
        onUnfound(typed.trim());
        close();
      } else void pickFound(typed);
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="inside">
      <input
        {...control}
        data-first-focus
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && options > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('reference.type')}
        value={typed ?? shown}
        onChange={({ target }) => {
          // A scan that went through leaves the chosen one as it was.
          setTyped(value !== null && target.value === shown ? null : target.value);
          setAt(0);
          waitsFor.current = null;
        }}
        onKeyDown={onKeyDown}
        // Of a few, nobody has to write anything.
        onClick={() => value === null && typed === null && setTyped('')}
        onBlur={close}
      />
      {value !== null && !open && (
        <CloseButton label={t('reference.clear')} onClose={() => onChoose(null)} />
      )}
      {open && (
        <div
          id={list}
          className="reference-found float"
          role="listbox"
          aria-label={t('reference.found')}
        >
          {rows.map((row, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
            <div
              key={row.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              // Before the field loses the focus and the list goes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(index)}
            >
              <b>{titleOf(of, row)}</b>
              <small>{optionText(of, row)}</small>
              {renderFacts?.(row, rows)}
            </div>
          ))}
          {alsoRows.map((row, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
            <div
              key={`also ${row.id}`}
              id={`${list}-${rows.length + index}`}
              role="option"
              aria-selected={rows.length + index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(rows.length + index)}
            >
              <b>{titleOf(also!.of, row)}</b>
              <small>{also!.besides(row)}</small>
            </div>
          ))}
          {offersNew && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
            <div
              id={`${list}-${listed}`}
              role="option"
              aria-selected={at === listed}
              className="reference-new"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(listed)}
            >
              {newWord(typed.trim())}
            </div>
          )}
          {listed === 0 && isListed && (
            <div role="option" aria-selected={false} aria-disabled="true">
              {query.error ? t('reference.failed') : t('reference.none')}
            </div>
          )}
        </div>
      )}
    </span>
  );
}

const rowsOf = (answer: unknown): Row[] => (answer as { data: Row[] } | undefined)?.data ?? [];
