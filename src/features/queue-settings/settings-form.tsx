import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queueSettingsCalls, screenShows, type QueueSettings } from '#contract/queue-settings.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useSettings } from '#src/crud/use-settings.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { NumberField } from './number-field.tsx';
import { StationsField } from './stations-field.tsx';

const named = (names: readonly string[]) => names.map((name) => name.trim()).filter(Boolean);

/** What the site sets for its queue: saved, it holds on every open panel at once. */
export function SettingsForm() {
  const { t } = useTranslation('queue-settings');
  const form = useSettings({
    name: 'queue-settings',
    read: queueSettingsCalls.read,
    save: queueSettingsCalls.save,
    body: (draft) => ({
      ...draft,
      // A line that was added and left empty is none.
      expediteTargets: named(draft.expediteTargets),
      garageTargets: named(draft.garageTargets),
    }),
    saved: t('saved'),
  });
  const faultOf = (name: keyof QueueSettings) =>
    Object.entries(form.faults).find(([field]) => field.split('.')[0] === name)?.[1];
  const yesNo = (on: boolean) => (on ? t('on') : t('off'));

  const shown = [
    { name: 'callTime', of: (one: QueueSettings) => String(one.callTime) },
    { name: 'expediteTargets', of: (one: QueueSettings) => one.expediteTargets.join(', ') },
    { name: 'enableGarageQueue', of: (one: QueueSettings) => yesNo(one.enableGarageQueue) },
    { name: 'garageTargets', of: (one: QueueSettings) => one.garageTargets.join(', ') },
    { name: 'recallLimit', of: (one: QueueSettings) => String(one.recallLimit ?? '') },
    { name: 'noShowMinutes', of: (one: QueueSettings) => String(one.noShowMinutes ?? '') },
    { name: 'kioskEnabled', of: (one: QueueSettings) => yesNo(one.kioskEnabled) },
    { name: 'screenShows', of: (one: QueueSettings) => t(`shows.${one.screenShows}`) },
  ] as const;

  return (
    <DraftForm
      form={form}
      shown={shown.map(({ name, of }) => ({ label: t(`fields.${name}`), of }))}
    >
      {(settings) => {
        const number = (
          name: 'callTime' | 'recallLimit' | 'noShowMinutes',
          [least, most]: readonly [number, number],
          needed: boolean,
        ) => (
          <NumberField
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            fault={faultOf(name)}
            least={least}
            most={most}
            needed={needed}
            value={settings[name]}
            onType={(value) => form.change({ [name]: value })}
          />
        );
        const stations = (name: 'expediteTargets' | 'garageTargets') => (
          <StationsField
            label={t(`fields.${name}`)}
            names={settings[name]}
            fault={faultOf(name)}
            onChange={(names) => form.change({ [name]: names })}
          />
        );
        return (
          <div className="queue-settings-groups">
            <Group title={t('groups.reception')}>{stations('expediteTargets')}</Group>
            <Group title={t('groups.garage')}>
              <Toggle
                label={t('fields.enableGarageQueue')}
                on={settings.enableGarageQueue}
                onTurn={(enableGarageQueue) => form.change({ enableGarageQueue })}
              />
              {settings.enableGarageQueue && stations('garageTargets')}
            </Group>
            <Group title={t('groups.calls')}>
              {number('callTime', [1, 600], true)}
              {number('recallLimit', [1, 20], false)}
              {number('noShowMinutes', [1, 120], false)}
            </Group>
            <Group title={t('groups.screens')}>
              <Segments
                label={t('fields.screenShows')}
                look="chips"
                labelled
                options={screenShows.map((value) => ({ value, label: t(`shows.${value}`) }))}
                value={settings.screenShows}
                onChoose={(one) => form.change({ screenShows: one })}
              />
              <Toggle
                label={t('fields.kioskEnabled')}
                on={settings.kioskEnabled}
                onTurn={(kioskEnabled) => form.change({ kioskEnabled })}
              />
            </Group>
          </div>
        );
      }}
    </DraftForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="queue-settings-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
