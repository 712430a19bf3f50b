import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { WheelGrid } from '../wheels/wheel-grid.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { CarPart, SetPart } from './parts.tsx';
import { PlacePart } from './place-part.tsx';
import { useIntake } from './use-intake.ts';

const TakePhotos = lazyPart(async () => (await import('../photos/take-photos.tsx')).TakePhotos);

/** A set comes in at a busy counter: one column, and the plate says most of it. With `detailed` each wheel is entered as well. */
export default function FastIntakeScreen() {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const { detailed } = useParams();
  const list = useListPath(wheelSets);
  const intake = useIntake();
  const { form, isWhole } = intake;
  const isDetailed = detailed !== undefined;
  const screen = useFirstFocus();
  return (
    <div ref={screen} className="page">
      <PageHead resource={wheelSets} list={list} title={t('intake.title')}>
        {isDetailed ? (
          <Link to={sitePath(siteId, 'tyre_hotel_new')}>{t('intake.brief')}</Link>
        ) : (
          <Link to={sitePath(siteId, 'tyre_hotel_new/detailed')}>{t('intake.detailed')}</Link>
        )}
      </PageHead>
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
