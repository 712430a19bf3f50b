import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText, type Code } from '#contract/hotel/label-codes.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import {
  reportMissing,
  shownSign,
  useScanner,
  useSelectedLocation,
} from '#src/features/hotel/scanner/exports.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { goalOf } from '../move-card.tsx';
import type { ShownMove } from '../use-work.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

// A user who presses twice means once: the next set stands under the same button.
const twiceMs = 500;

interface Props {
  siteId: SiteId;
  mode: 'pick' | 'stage';
  /** What is next. */
  move: ShownMove;
  /** All of the round: any of them may be scanned. */
  moves: readonly ShownMove[];
  onLater: () => void;
}

/** What is next on a round, to be scanned or pressed: a set at its place, then the slot by its lift. */
export function RoundWork({ siteId, mode, move, moves, onLater }: Props) {
  const { t } = useTranslation(['moves', 'scanner']);
  const store = useSelectedLocation(siteId);
  const { row, lost, strange, take } = useScanner(siteId, { store, mode, isMeant: isOf(moves) });
  const now = row?.now?.mode === mode ? row.now : null;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const bad = lost ?? strange;
  const isNews = now !== null && now.sign.kind !== 'ready';
  const sign = isNews && bad === null ? shownSign(now.sign, now) : null;

  const wanted = mode === 'pick' ? t('round.scan') : t('round.slot');

  async function done() {
    if (pressed) return;
    setPressed(true);
    try {
      if (mode === 'stage' && move.to !== null) await take(slotCode(move));
      await take(`TH:${move.set}`);
    } finally {
      setTimeout(() => setPressed(false), twiceMs);
    }
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') void take(typed.trim());
    setTyped('');
  }
  return (
    <>
      <section className="round-card card" aria-live="polite">
        <small>{mode === 'pick' ? t('round.at') : t('round.goes')}</small>
        <b className="place t40">
          {mode === 'pick' ? (move.place ?? t('nowhere')) : goalOf(move) || t('nowhere')}
        </b>
        <Plate plate={move.licenseplate || null} />
        <span className="t18">
          <Facts of={[move.set, move.size]} />
        </span>
        {mode === 'pick' && goalOf(move) && (
          <span>
            {t('round.goes')} <b>{goalOf(move)}</b>
          </span>
        )}
      </section>
      <p role="status" className="round-said">
        {bad !== null && (
          <StatusChip tone="bad">{`${t('scanner:signs.mistakes.not_for_this')}: ${bad}`}</StatusChip>
        )}
        {sign && (
          <StatusChip tone={sign.tone}>
            {[t(`scanner:signs.${sign.key}`), sign.big].filter(Boolean).join(': ')}
          </StatusChip>
        )}
      </p>
      {now?.asked ? (
        <div className="round-keys thirds large">
          <Button variant="primary" className="whole" onClick={() => void take('CM:OK')}>
            {t(`scanner:answers.${now.asked.warning}`)}
          </Button>
          <Button onClick={() => void take('CM:ABORT')}>{t('scanner:answers.abort')}</Button>
        </div>
      ) : (
        <div className="round-keys thirds large">
          <Button
            variant="primary"
            className="whole"
            aria-disabled={pressed}
            onClick={() => void done()}
          >
            {mode === 'pick' ? t('round.have') : t('round.put')}
          </Button>
          {mode === 'pick' && <Button onClick={() => setAsking(true)}>{t('round.notHere')}</Button>}
          <Button onClick={onLater}>{t('round.later')}</Button>
          <Button disabled={!row?.now?.last} onClick={() => void take('CM:UNDO')}>
            {t('scanner:quick.undo')}
          </Button>
        </div>
      )}
      <form className="row ask nowrap" onSubmit={onSubmit}>
        <input
          className="entry"
          aria-label={wanted}
          placeholder={wanted}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('scanner:keypad.ok')}</Button>
      </form>
      <ConfirmDialog
        open={asking}
        title={t('round.sure')}
        text={t('round.sureText', { set: move.set, place: move.place ?? t('nowhere') })}
        action={t('round.sureDo')}
        danger
        onConfirm={() => {
          setAsking(false);
          reportMissing(siteId, move.set).catch((cause: unknown) =>
            logProblem('A missing set was not kept', cause),
          );
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** On a round only its own sets are taken, from wherever they stand; places and commands are for any. */
const isOf =
  (moves: readonly ShownMove[]) =>
  (code: Code): boolean => {
    if (code.kind === 'plate') return moves.some((move) => move.licenseplate === code.plate);
    if (code.kind !== 'set' && code.kind !== 'wheel') return true;
    return moves.some(({ set }) => set === code.set);
  };

/** The label of the slot that a set goes to; a list read by a build before does not say in which warehouse. */
const slotCode = ({ to, to_warehouse: store }: ShownMove): string =>
  codeText({ kind: 'place', store: String(store ?? ''), place: to ?? '' });
