import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leastOf, worst } from '#contract/workshop/tread-depth-rules.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useStep } from '#src/crud/wizard/use-step.ts';
import { Wizard } from '#src/crud/wizard/wizard.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { logProblem } from '#src/device/log.ts';
import { useJudge, VerdictChip } from '#src/features/workshop/tread-depth/exports.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { TakePhotos } from '../photos/take-photos.tsx';
import { depthsOf, wheelsOf } from '../wheels/wheel-draft.ts';
import { WheelDiagram } from '../wheels/wheel-diagram.tsx';
import { WheelGrid } from '../wheels/wheel-grid.tsx';
import { AgreementPart } from './agreement-part.tsx';
import type { IntakeDraft } from './intake-draft.ts';
import { CarPart, OwnerPart, SetPart } from './parts.tsx';
import { PlacePart } from './place-part.tsx';
import { useIntake } from './use-intake.ts';

const names = ['car', 'owner', 'set', 'wheels', 'verdict', 'agreement', 'place'] as const;

/** A set comes in step by step: whose it is, what it is, what was measured and what that means, and where it is put. */
export function GuidedIntake() {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const list = useListPath(wheelSets);
  const intake = useIntake();
  const { form, isWhole, about } = intake;
  const [reached, setReached] = useState(0);
  const isNamed = intake.draft.licenseplate.trim() !== '' || intake.draft.customer_id !== null;
  const steps = names.map((name, at) => ({
    name,
    title: t(`guided.steps.${name}`),
    open: at <= reached && (at < 2 || isNamed),
  }));
  const { at, go } = useStep(steps);
  const next = steps[at + 1];

  function goOn() {
    if (!next) return;
    setReached(Math.max(reached, at + 1));
    Promise.resolve(go(next.name)).catch((cause: unknown) =>
      logProblem('The next step was not gone to', cause),
    );
  }

  const screen = useFirstFocus();
  return (
    <div ref={screen} className="page">
      <PageHead resource={wheelSets} list={list} title={t('wheel-sets.new')}>
        <Link to={sitePath(siteId, `tyre_hotel_new${about}`)}>{t('intake.title')}</Link>
      </PageHead>
      <DraftForm form={form} shown={[]} ready={isWhole} submit={t('intake.do')}>
        {(draft) => (
          <Wizard label={t('wheel-sets.new')} steps={steps}>
            {(step) => (
              <section className="section">
                {step === 'car' && <CarPart {...intake} />}
                {step === 'owner' && <OwnerPart {...intake} />}
                {step === 'set' && <SetPart {...intake} whole />}
                {step === 'wheels' && (
                  <>
                    <WheelGrid
                      wheels={draft.drafts}
                      season={draft.season}
                      onChange={(drafts) => form.change({ drafts })}
                    />
                    <TakePhotos
                      wheels={draft.drafts.map(({ position }) => position)}
                      taken={draft.photos}
                      onTake={(photos) => form.change({ photos })}
                    />
                  </>
                )}
                {step === 'verdict' && <Meaning draft={draft} />}
                {step === 'agreement' && <AgreementPart {...intake} />}
                {step === 'place' && (
                  <PlacePart
                    size={draft.size}
                    rearSize={draft.rear_size}
                    value={draft.place}
                    fieldError={form.fieldErrors['place_id']}
                    onChoose={(place) => form.change({ place })}
                  />
                )}
                {next && (
                  <Button disabled={at > 0 && !isNamed} onClick={goOn}>
                    {t('guided.next', { step: next.title })}
                  </Button>
                )}
              </section>
            )}
          </Wizard>
        )}
      </DraftForm>
    </div>
  );
}

/** What was measured, and what it means for who owns it. */
function Meaning({ draft }: { draft: IntakeDraft }) {
  const { t } = useTranslation('wheel-sets');
  const judged = useJudge(tyreSeasonOf(draft.season), showDate(serverNow()));
  const verdict = worst(draft.drafts.flatMap((wheel) => judged(leastOf(depthsOf(wheel))) ?? []));
  return (
    <div className="stack">
      <WheelDiagram wheels={wheelsOf(draft.drafts)} season={draft.season} />
      <p className="row">
        <VerdictChip verdict={verdict} />
        {t(`guided.meaning.${verdict ?? 'none'}`)}
      </p>
    </div>
  );
}
