import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  handled,
  usualNext,
  isInHouse,
  type Handling,
  type SetState,
  isHandOver,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { Actions, type Action } from '#src/crud/steps/actions.tsx';
import { useMay, useMayWrite } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useFetch } from './use-fetch.ts';
import { useHandling } from './use-handling.ts';

const GateSheet = lazyComponent(async () => (await import('./gate-sheet.tsx')).GateSheet);
const StoreSheet = lazyComponent(async () => (await import('./store-sheet.tsx')).StoreSheet);
const SwapSheet = lazyComponent(async () => (await import('./swap-sheet.tsx')).SwapSheet);

const usual: readonly Handling[] = ['receive', 'store', 'pick', 'stage', 'mount', 'return', 'miss'];

interface Props {
  row: Row;
  /** Which of them are offered; in the order in which they are done. */
  offered?: readonly Handling[];
}

/** What is done with a set by hand. What cannot be done now is off and says why, also to who presses it. What somebody `offered` stands there whole, on a phone too. */
export function SetActions({ row, offered = usual }: Props) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const may = useMay();
  const navigate = useNavigate();
  const { busy, actionError, handle } = useHandling(row);
  const fetch = useFetch(row.id);
  const [open, setOpen] = useState<Handling | null>(null);
  const [swapping, setSwapping] = useState(false);
  if (!useMayWrite(wheelSets) || row.archived_at !== null) return null;
  const state = row['state'] as SetState;
  const isHeld = row['held'] === true;

  function whyNot(handling: Handling): string | undefined {
    if (!handled(state, handling)) return t('whyNot', { state: words.choice('state', state) });
    if (isHeld && isHandOver(handling) && !may('hotel.release')) return t('errors.held');
    return undefined;
  }
  function begin(handling: Handling) {
    if (handling === 'store' || isHandOver(handling)) setOpen(handling);
    else void handle(handling);
  }
  // A set that stands somewhere already is put somewhere else.
  const word = (handling: Handling) =>
    t(`handlings.${handling === 'store' && row['place_id'] !== null ? 'move' : handling}`);
  const shown = offered.filter((one) => one !== 'receive' || handled(state, one));
  const next = usualNext[state].find((one) => shown.includes(one));
  const others = shown
    .filter((one) => one !== next)
    .map((one): Action => ({
      name: one,
      label: word(one),
      why: whyNot(one),
      busy,
      act: () => begin(one),
    }));
  const action = (name: string, label: string, act: () => void): Action => ({ name, label, act });
  const more = [
    ...(handled(state, 'mount') ? [action('swap', t('swap.title'), () => setSwapping(true))] : []),
    ...(isInHouse(state)
      ? [{ ...action('fetch', t('fetch.do'), fetch.ask), busy: fetch.busy }]
      : []),
    ...(isInHouse(state) && may('bookings.write')
      ? [
          action(
            'book',
            t('book'),
            () => void navigate(sitePath(siteId, `bookings/new/v2-tyre-hotel/${row.id}`)),
          ),
        ]
      : []),
    action(
      'labels',
      t('labels'),
      () => void navigate(sitePath(siteId, labelsPath('wheel', [row.id]))),
    ),
  ];
  const first = next && (
    <Button
      variant="primary"
      busy={busy}
      title={whyNot(next)}
      aria-disabled={whyNot(next) !== undefined}
      onClick={() => {
        const why = whyNot(next);
        if (why === undefined) begin(next);
        else showSnackbar(why);
      }}
    >
      {word(next)}
    </Button>
  );
  const text = actionError.text || fetch.actionError.text;

  return (
    <div className="stack tight">
      <div className="set-actions actions">
        <Actions
          first={first}
          actions={offered === usual ? [...more, ...others] : others}
          more={t('otherHandlings')}
          whole={offered !== usual}
        />
      </div>
      <ErrorNote text={text} />
      {open === 'store' && <StoreSheet row={row} onClose={() => setOpen(null)} />}
      {swapping && <SwapSheet row={row} onClose={() => setSwapping(false)} />}
      {open && isHandOver(open) && (
        <GateSheet row={row} handling={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
