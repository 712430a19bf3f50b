import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { readCode } from '#contract/hotel/label-codes.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { WheelGrid } from '../wheels/wheel-grid.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { CarPart, SetPart } from './parts.tsx';
import { PlacePart } from './place-part.tsx';
import { SavedSet, type SavedIntake } from './saved-intake.tsx';
import { useIntake } from './use-intake.ts';

const TakePhotos = lazyComponent(
  async () => (await import('../photos/take-photos.tsx')).TakePhotos,
);

/** How the form of a set begins: after the one before it, and with the plate that was read meanwhile. */
interface Begun {
  readonly key: string;
  readonly saved: SavedIntake | null;
  readonly plate: string;
}

/** Sets come in at a busy counter, one after another: one column, and the plate says most of it. With `detailed` each wheel is entered as well. */
export default function FastIntakeScreen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Kept with the page, so that it is there again after the labels were printed.
  const begun = (state as { intake?: Begun } | null)?.intake;
  function begin(saved: SavedIntake | null, plate: string) {
    const intake: Begun = { key: crypto.randomUUID(), saved, plate };
    const begins = navigate({ pathname, search }, { replace: true, state: { intake } });
    Promise.resolve(begins).catch((cause: unknown) => logProblem('No next set was begun', cause));
  }
  return (
    <FastIntake
      key={begun?.key}
      saved={begun?.saved ?? null}
      plate={begun?.plate ?? ''}
      onBegin={begin}
    />
  );
}

interface Props extends Omit<Begun, 'key'> {
  readonly onBegin: (saved: SavedIntake | null, plate: string) => void;
}

function FastIntake({ saved, plate, onBegin }: Props) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const { detailed } = useParams();
  const list = useListPath(wheelSets);
  const intake = useIntake({
    plate,
    onNext: (done, next) => {
      signal('ok');
      onBegin(done, next);
    },
  });
  const { form, isWhole, about } = intake;
  const isDetailed = detailed !== undefined;
  const screen = useFirstFocus();
  useScan((read) => {
    const code = readCode(read);
    if (code.kind !== 'command' || code.command !== 'new') return false;
    if (isWhole) void form.save();
    // Nothing that was typed is thrown away by a scan.
    else if (form.dirty) signal('bad');
    else onBegin(null, '');
    return undefined;
  });
  return (
    <div ref={screen} className="page">
      <PageHead resource={wheelSets} list={list} title={t('intake.title')}>
        {isDetailed ? (
          <Link to={sitePath(siteId, `tyre_hotel_new${about}`)}>{t('intake.brief')}</Link>
        ) : (
          <Link to={sitePath(siteId, `tyre_hotel_new/detailed${about}`)}>
            {t('intake.detailed')}
          </Link>
        )}
      </PageHead>
      {saved && <SavedSet {...saved} />}
      <DraftForm form={form} shown={[]} ready={isWhole} submit={t('intake.do')}>
        {(draft) => (
          <>
            <section className="section">
              <CarPart {...intake} />
            </section>
            <section className="section">
              <SetPart {...intake} whole={isDetailed} />
            </section>
            {isDetailed && (
              <WheelGrid
                wheels={draft.drafts}
                season={draft.season}
                onChange={(drafts) => form.change({ drafts })}
              />
            )}
            <section className="section">
              <TakePhotos
                wheels={draft.drafts.map(({ position }) => position)}
                taken={draft.photos}
                onTake={(photos) => form.change({ photos })}
              />
            </section>
            <section className="section">
              <PlacePart
                size={draft.size}
                rearSize={draft.rear_size}
                value={draft.place}
                fieldError={form.fieldErrors['place_id']}
                onChoose={(place) => form.change({ place })}
              />
            </section>
          </>
        )}
      </DraftForm>
    </div>
  );
}
