import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level } from '#contract/kit/traits.ts';
import { describedAt, namesInherited, type Settings } from '#contract/kit/settings.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { DraftForm } from '../draft-form.tsx';
import type { OwnInput } from '../widgets/own-input.ts';
import { emptyRow } from '../record/empty-row.ts';
import { History } from '../record/history.tsx';
import { RowFields } from '../record/row-fields.tsx';
import { useShown } from '../record/use-shown.ts';
import { useDraft } from '../use-draft.ts';
import { useMay } from '../use-may-write.ts';
import { valueText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';
import { refetchSettings } from './refetch-settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a level has of settings: its fields, and which of them it sets itself where it inherits the others. */
type Saved = Values & {
  readonly version: number;
  readonly own?: readonly string[];
  readonly inherited?: Values;
};

// Each by itself, so that two people can turn different ones.
const turned = (name: string) => `own ${name}`;
const isOwn = (saved: Saved, name: string): boolean =>
  (saved[turned(name)] ?? saved.own?.includes(name)) === true;

interface Props {
  settings: Settings;
  level: Level;
  inputs: Readonly<Record<string, OwnInput>> | undefined;
}

/** The form of one level. A field that it inherits is shown as it is there, to be taken over; its own can be given back. */
export function LevelForm({ settings, level, inputs }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const words = useTranslations(settings);
  const may = useMay();
  const described = useMemo(() => withRights(settings, level), [settings, level]);
  const inheritable = namesInherited(settings, level);
  const ownOf = (saved: Saved) => inheritable.filter((name) => isOwn(saved, name));
  const calls = settings.calls[level]!;
  const section = useRef<HTMLElement>(null);
  const [taken, take] = useState<string | null>(null);
  // A user who takes a field over goes on in it: the button that they pressed gives it back by now.
  useEffect(() => {
    const field = '[data-taken] :is(input, select, textarea)';
    if (taken !== null) section.current?.querySelector<HTMLElement>(field)?.focus();
  }, [taken]);
  const form = useDraft<Saved, typeof calls.read>({
    siteId,
    name: `settings.${settings.name}.${level}`,
    read: calls.read,
    input: undefined,
    save: async (draft, _, write) => {
      const body = { ...withoutBlanks(draft), own: ownOf(draft) };
      const answer = await write(calls.save, { body }, { siteId });
      refetchSettings(siteId, settings);
      return (answer as { data: Saved }).data;
    },
    onSaved: () => showAlert({ type: 'success', content: t('common:draft.saved') }),
  });
  const rowOf = (saved: Saved) => ({ ...emptyRow(described), ...saved, id: 1 });
  const shown = [
    ...useShown(described).map(({ label, of }) => ({
      label,
      of: (saved: Saved) => of(rowOf(saved)),
    })),
    {
      label: t('settings.own'),
      of: (saved: Saved) => ownOf(saved).map(words.field).join(', '),
    },
  ];
  // An error of the second of several stations is one of its field.
  const fieldErrors = Object.fromEntries(
    Object.entries(form.fieldErrors).map(([path, fieldError]) => [path.split('.')[0], fieldError]),
  );

  function around(saved: Saved, name: string, input: ReactNode): ReactNode {
    const Own = inputs?.[name];
    const label = words.field(name);
    const setOpen = (on: boolean) => {
      take(on ? name : null);
      form.change({
        // As it was is no change, unless the other is being saved at this moment.
        [turned(name)]: on === saved.own?.includes(name) && !form.saving ? undefined : on,
        [name]: saved.inherited?.[name],
      });
    };
    const control = Own ? (
      <Own
        label={label}
        hint={described.fields[name]?.hint && words.text(`hints.${name}`)}
        value={saved[name]}
        row={saved}
        fieldError={fieldErrors[name]}
        onChange={(value) => form.change({ [name]: value })}
        onRow={form.change}
      />
    ) : (
      input
    );
    if (!inheritable.includes(name) || !may(settings.write)) return control;
    const here = isOwn(saved, name);
    const action = t(here ? 'crud:settings.goBack' : 'crud:settings.takeOver');
    return (
      <div className="row ask" data-taken={taken === name || undefined}>
        {here ? (
          control
        ) : (
          <p className="stack flush rest">
            <span>{label}</span>
            <b>{valueText(described.fields[name]!, name, saved[name], words) || '–'}</b>
            <small>{t('settings.fromChain')}</small>
          </p>
        )}
        <Button aria-label={`${action}: ${label}`} onClick={() => setOpen(!here)}>
          {action}
        </Button>
      </div>
    );
  }

  return (
    <section ref={section} className="stack" aria-label={t(`settings.levels.${level}`)}>
      {settings.levels.length > 1 && <h2>{t(`settings.levels.${level}`)}</h2>}
      <DraftForm form={form} shown={shown}>
        {(saved) => (
          <RowFields
            resource={described}
            row={rowOf(saved)}
            fieldErrors={fieldErrors}
            onChange={form.change}
            around={(name, input) => around(saved, name, input)}
          />
        )}
      </DraftForm>
      <HistoryBelow resource={described} call={calls.history} />
    </section>
  );
}

/** The settings of a level: without the right to write them no field can be changed. */
function withRights(settings: Settings, level: Level) {
  const described = describedAt(settings, level);
  const fields = Object.entries(described.fields).map(([name, field]) => [
    name,
    { write: settings.write, ...field },
  ]);
  return { ...described, fields: Object.fromEntries(fields) as Settings['fields'] };
}

/** A line that was added to a list of words and left empty is none. */
const withoutBlanks = (draft: Values): Values =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((one) => String(one).trim() !== '') : value,
    ]),
  );

/** What happened to the settings, once somebody wants to know. */
function HistoryBelow(props: Parameters<typeof History>[0]) {
  const { t } = useTranslation('crud');
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="muted">{t('tabs.history')}</summary>
      {open && <History {...props} />}
    </details>
  );
}
