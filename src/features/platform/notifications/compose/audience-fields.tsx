import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { writtenCalls } from '#contract/platform/notifications/written-calls.ts';
import { send } from '#src/data/api.ts';
import { queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { audienceOf, type Letter } from './letter.ts';

type Choices = Answer<typeof writtenCalls.audiences>['data'];

/** Whom the person may tell; undefined until it is known. */
export const useAudiences = (siteId: SiteId) =>
  useQuery(queryFor(siteId, writtenCalls.audiences, undefined));

/** How many people a letter is for, asked for when its audience has settled; undefined while nobody is chosen or it is not known. */
export function usePeopleCount(siteId: SiteId, letter: Letter): number | undefined {
  const settled = useSettled(JSON.stringify(audienceOf(letter)), 200);
  const body = JSON.parse(settled) as ReturnType<typeof audienceOf>;
  const anybody = body.wholeChain || body.siteIds.length > 0;
  const { data } = useQuery({
    queryKey: [...questionOf(siteId, writtenCalls.countAudience, { body }), 'count'],
    queryFn: ({ signal }) => send(writtenCalls.countAudience, { body }, { siteId, signal }),
    enabled: anybody,
    staleTime: 0,
  });
  return anybody ? data?.data.people : undefined;
}

interface Props {
  letter: Letter;
  choices: Choices;
  fieldError: string | undefined;
  onChange: (part: Partial<Letter>) => void;
}

/** Who is notified: sites or the whole chain, and of those some roles, or who has a feature. */
export function AudienceFields({ letter, choices, fieldError, onChange }: Props) {
  const { t } = useTranslation('notification-compose');
  return (
    <section className="section" aria-label={t('compose.audience')}>
      <h2>{t('compose.audience')}</h2>
      {choices.wholeChain && (
        <Toggle
          label={t('compose.wholeChain')}
          on={letter.wholeChain}
          onTurn={(wholeChain) => onChange({ wholeChain })}
        />
      )}
      {!letter.wholeChain && (
        <Checks
          legend={t('compose.sites')}
          options={choices.sites.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={letter.siteIds}
          onChoose={(siteIds) => onChange({ siteIds })}
        />
      )}
      <Checks
        legend={t('compose.roles')}
        hint={t('compose.rolesHint')}
        options={choices.roles.map((role) => ({ value: role, label: t(`compose.role.${role}`) }))}
        chosen={letter.roles}
        onChoose={(roles) => onChange({ roles })}
      />
      <SelectField
        label={t('compose.feature')}
        fieldError={fieldError}
        options={[
          { value: '', label: t('compose.anyFeature') },
          ...choices.features.map((value) => ({
            value,
            label: t(`compose.features.${value}`),
          })),
        ]}
        value={letter.feature ?? ''}
        onChoose={(value) =>
          onChange({ feature: choices.features.find((one) => one === value) ?? null })
        }
      />
    </section>
  );
}

interface ChecksProps<V> {
  legend: string;
  hint?: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  onChoose: (chosen: V[]) => void;
}

function Checks<V extends string | number>({ legend, hint, ...props }: ChecksProps<V>) {
  const { options, chosen, onChoose } = props;
  return (
    <fieldset className="actions">
      <legend className="whole">{legend}</legend>
      {hint && <p className="field-hint whole">{hint}</p>}
      {options.map(({ value, label }) => (
        <label className="chip" key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target: { checked } }) =>
              onChoose(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
