import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gateProblem } from '#contract/hotel/wheel-sets/gate-rules.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useDraft } from '#src/crud/use-draft.ts';
import { useTranslations } from '#src/crud/words.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { PlacePart } from '../intake/place-part.tsx';
import { blankIntake, bodyOf, canComeBack, type IntakeDraft } from '../intake/intake-draft.ts';
import { useKnown } from '../intake/use-known.ts';
import { faultsOf } from '../wheels/wheel-draft.ts';
import { SetPhotos } from '../photos/set-photos.tsx';
import { TakePhotos } from '../photos/take-photos.tsx';
import { WheelGrid } from '../wheels/wheel-grid.tsx';
import { GateFields } from './gate-fields.tsx';
import { refetchSets } from '../refetch-sets.ts';
import { sendSwap } from './send-swap.ts';

/** What is typed of a change of season: what was read, and the set that comes off. */
type SwapDraft = IntakeDraft & {
  readonly plateRead: string;
  readonly numberRead: string;
  readonly because: GateReason | null;
  readonly off: 'new' | 'none' | `${number}` | null;
};

const other = (season: string) => (season === 'summer' ? 'friction' : 'summer');

/** A change of season on one sheet: car and set are read and have to match, then one set is mounted and the other comes in. */
export function SwapSheet({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const plate = String(row['licenseplate']);
  const number = String(row['number']);
  const known = useKnown(plate);
  const onCar = canComeBack(known.sets).filter(({ id }) => id !== row.id);
  // Where nobody knows what is on the car, whoever stands there says it.
  const usual = known.sure.sets ? offOf(onCar) : null;
  const isKept = useRef(false);
  const [start] = useState((): SwapDraft => ({
    ...blankIntake(showDate(serverNow()), {
      licenseplate: plate,
      car_id: row['car_id'],
      customer_id: row['customer_id'],
      season: other(String(row['season'])),
      size: row['size'],
    }),
    plateRead: '',
    numberRead: '',
    because: null,
    off: null,
  }));
  const form = useDraft<SwapDraft, typeof wheelSets.calls.one>({
    siteId,
    name: `wheel-set.${row.id}.swap`,
    read: wheelSets.calls.one,
    input: { params: { id: row.id } },
    start,
    save: async (draft) => {
      const chosen = draft.off ?? usual;
      const again = onCar.find(({ id }) => String(id) === chosen);
      const comes = bodyOf({
        ...draft,
        ...(again && { season: again.season, size: again.size, again: again.id }),
      });
      const body = {
        licenseplate: draft.plateRead,
        number: draft.numberRead.trim(),
        override: [
          ...(row['held'] === true ? (['held'] as const) : []),
          ...(draft.because ? (['other_car'] as const) : []),
        ],
        ...(draft.because && { because: draft.because }),
        off: chosen === 'none' ? null : comes,
      };
      const photos = chosen === 'none' ? [] : draft.photos;
      const sent = await sendSwap(siteId, { set: { id: row.id, number, plate }, body, photos });
      isKept.current = sent === null;
      return draft;
    },
    onSaved: () => {
      refetchSets(siteId);
      showSnackbar(isKept.current ? t('intake.kept') : t('swap.done', { number, plate }));
      onClose();
    },
  });
  const draft = form.draft ?? start;
  const belongs = { plate, number };
  const read = { plate: draft.plateRead, number: draft.numberRead };
  const mayLeave = gateProblem(belongs, read) === null || draft.because !== null;
  const off = draft.off ?? usual;
  const again = onCar.find(({ id }) => String(id) === off);
  const isWhole =
    off === 'none' || (off !== null && Object.keys(faultsOf(draft.drafts)).length === 0);

  return (
    <Dialog open title={t('swap.heading', { number, plate })} place="side" onClose={onClose}>
      <DraftForm
        form={form}
        shown={[]}
        ready={mayLeave && isWhole}
        submit={t('swap.do')}
        actions={<Button onClick={onClose}>{t('common:cancel')}</Button>}
      >
        {() => (
          <>
            <section className="section" data-first-focus>
              <h3>{t('swap.gate')}</h3>
              <GateFields
                belongs={belongs}
                read={read}
                onRead={(now) => form.change({ plateRead: now.plate, numberRead: now.number })}
                because={draft.because}
                onBecause={(because) => form.change({ because })}
              />
              <SetPhotos row={row} />
            </section>
            <section className="section">
              <h3>{t('swap.off')}</h3>
              {!known.sure.sets && <p className="message warn">{t('swap.notKnown', { plate })}</p>}
              <Segments
                label={t('swap.off')}
                variant="chips"
                options={[
                  ...onCar.map((set) => ({
                    value: String(set.id) as `${number}`,
                    label: `${set.number} · ${words.choice('season', set.season)}`,
                  })),
                  { value: 'new' as const, label: t('swap.new') },
                  { value: 'none' as const, label: t('swap.none') },
                ]}
                value={off}
                onChoose={(chosen) => form.change({ off: chosen })}
              />
              {off !== 'none' && (
                <>
                  <WheelGrid
                    wheels={draft.drafts}
                    season={again?.season ?? draft.season}
                    brief
                    onChange={(drafts) => form.change({ drafts })}
                  />
                  <TakePhotos
                    wheels={draft.drafts.map(({ position }) => position)}
                    taken={draft.photos}
                    onTake={(photos) => form.change({ photos })}
                  />
                  <PlacePart
                    size={again?.size ?? draft.size}
                    rearSize={again?.rear_size ?? draft.rear_size}
                    value={draft.place}
                    onChoose={(place) => form.change({ place })}
                  />
                </>
              )}
            </section>
          </>
        )}
      </DraftForm>
    </Dialog>
  );
}

/** What is on the car as a rule: the set that was mounted last, where one was. */
const offOf = (sets: readonly { id: number; state: string }[]) => {
  const mounted = sets.find(({ state }) => state === 'mounted');
  return mounted ? (String(mounted.id) as `${number}`) : ('new' as const);
};
