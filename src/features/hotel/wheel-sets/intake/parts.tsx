import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setSeasons, wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useTranslations } from '#src/crud/words.ts';
import { FieldInput } from '#src/crud/widgets/field-input.tsx';
import { send } from '#src/data/api.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { positionsOf, blankDrafts } from '../wheels/wheel-draft.ts';
import { alreadyHere, canComeBack, comingBack, type WheelSet } from './intake-draft.ts';
import type { Intake } from './use-intake.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

type Props = Pick<Intake, 'form' | 'draft' | 'known'>;
type FieldName = keyof (typeof wheelSets)['fields'];

/** Fields of the set, asked for as anywhere. */
function Fields({ form, draft, names }: Omit<Props, 'known'> & { names: readonly FieldName[] }) {
  return names.map((name) => (
    <FieldInput
      key={name}
      resource={wheelSets}
      name={name}
      row={draft}
      fieldError={form.fieldErrors[name]}
      onChange={(part) => form.change(part)}
    />
  ));
}

/** Whose car it is, by its plate: scanned or typed it says the rest, and what of it is here already. */
export function CarPart({ form, draft, known }: Props) {
  const { t } = useTranslation('wheel-sets');
  const { car } = known;
  const name = car && [car.brand, car.model, car.year].filter(Boolean).join(' ');
  return (
    <div className="stack" data-first-focus>
      <Fields form={form} draft={draft} names={['licenseplate']} />
      {known.plate !== '' && (
        <p role="status" className={car ? undefined : 'muted'}>
          {car && (
            <span>
              <Facts of={[name, car.shown['customer_id']]} />
            </span>
          )}
          {!car && <span>{known.sure.car ? t('intake.noCar') : t('intake.carNotKnown')}</span>}
        </p>
      )}
      {alreadyHere(draft.season, known.sets).map((set) => (
        <Here key={set.id} set={set} />
      ))}
      {canComeBack(known.sets).map((set) => (
        <ComesBack key={set.id} set={set} form={form} draft={draft} />
      ))}
    </div>
  );
}

/** That a set of the season stands here already. */
function Here({ set }: { set: WheelSet }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const where = set.shown['place_id'] ?? words.choice('state', set.state);
  const season = words.choice('season', set.season);
  return (
    <p className="message warn row" role="alert">
      {t('intake.here', { season, where })}
      <Link to={sitePath(siteId, `tyre-hotel/details/${set.id}`)}>{set.number}</Link>
    </p>
  );
}

/** The same wheels once more. */
function ComesBack({ set, form, draft }: { set: WheelSet } & Omit<Props, 'known'>) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const isChosen = draft.again === set.id;
  const take = () =>
    run(async () => {
      const { data } = await send(wheelCalls.wheels, { params: { id: set.id } }, { siteId });
      form.change(comingBack(set, data.wheels));
    });
  const values = { season: words.choice('season', set.season), number: set.number, size: set.size };
  return (
    <div className="card">
      <p>{t('intake.before', values)}</p>
      <Button
        busy={busy}
        aria-pressed={isChosen}
        onClick={() => (isChosen ? form.change({ again: null }) : void take())}
      >
        {isChosen ? t('intake.isAgain') : t('intake.again')}
      </Button>
      {actionError.text && <p className="message bad">{actionError.text}</p>}
    </div>
  );
}

/** Who owns the set, and who handed it in where that is somebody else. */
export function OwnerPart({ form, draft }: Props) {
  return (
    <div className="grid narrow">
      <Fields form={form} draft={draft} names={['customer_id', 'depositor_id']} />
    </div>
  );
}

const rims = ['alu', 'steel', 'steel_with_cap', 'none'] as const;

/** What the set is: its season, how many wheels, on which rims, of which size. `whole`: and what else is known. */
export function SetPart({ form, draft, whole = false }: Props & { whole?: boolean }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  return (
    <div className="stack">
      <Segments
        label={words.field('season')}
        labelled
        variant="chips"
        options={setSeasons.map((value) => ({ value, label: words.choice('season', value) }))}
        value={draft.season}
        onChoose={(season) => form.change({ season })}
      />
      <Segments
        label={t('intake.wheels')}
        labelled
        variant="chips"
        options={Object.keys(positionsOf).map((value) => ({ value, label: value }))}
        value={String(draft.drafts.length)}
        onChoose={(count) =>
          form.change({
            drafts: blankDrafts(positionsOf[count] ?? []).map(
              (blank) => draft.drafts.find(({ position }) => position === blank.position) ?? blank,
            ),
          })
        }
      />
      <Segments
        label={words.field('rim')}
        labelled
        variant="chips"
        options={rims.map((value) => ({ value, label: words.choice('rim', value) }))}
        value={String(draft['rim'])}
        onChoose={(rim) => form.change({ rim })}
      />
      <div className="grid">
        <Fields form={form} draft={draft} names={['size']} />
        {whole && (
          <Fields
            form={form}
            draft={draft}
            names={['rear_size', 'kind', 'sensors', 'lock_key', 'note']}
          />
        )}
      </div>
    </div>
  );
}
