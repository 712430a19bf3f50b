import { useTranslation } from 'react-i18next';
import {
  lawRegions,
  treadThresholdsCalls,
  type ChainThresholds,
  type SiteThresholds,
} from '#contract/tread-depth/thresholds.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useSettings } from '#src/crud/use-settings.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { useDepthText } from '../report/use-depth-text.ts';
import { LimitFields, limits } from './limit-fields.tsx';
import { LawTable } from './law-table.tsx';
import '../tread-depth.css';

/** At which depths new tyres are advised: by the chain, and by the site where it differs; and what the law asks. */
export default function ThresholdsScreen() {
  const { t } = useTranslation('tread-depth');
  return (
    <div className="page">
      <h1>{t('thresholds.title')}</h1>
      <p>{t('thresholds.intro')}</p>
      <div className="grid">
        <section className="section">
          <h2>{t('thresholds.chain')}</h2>
          <ChainForm />
        </section>
        <section className="section">
          <h2>{t('thresholds.site')}</h2>
          <SiteForm />
        </section>
      </div>
      <LawTable />
    </div>
  );
}

function ChainForm() {
  const { t } = useTranslation('tread-depth');
  const shown = useShownLimits();
  const form = useSettings({
    name: 'tread-thresholds.chain',
    read: treadThresholdsCalls.chain,
    save: treadThresholdsCalls.saveChain,
    saved: t('thresholds.saved'),
  });
  return (
    <DraftForm form={form} shown={shown}>
      {(draft) => <LimitFields draft={draft} faults={form.faults} onChange={form.change} />}
    </DraftForm>
  );
}

function SiteForm() {
  const { t } = useTranslation('tread-depth');
  const shownLimits = useShownLimits();
  const form = useSettings({
    name: 'tread-thresholds.site',
    read: treadThresholdsCalls.site,
    save: treadThresholdsCalls.saveSite,
    saved: t('thresholds.saved'),
  });
  const shown = [
    {
      label: t('thresholds.fields.own'),
      of: (one: SiteThresholds) => (one.own ? t('thresholds.yes') : t('thresholds.no')),
    },
    {
      label: t('thresholds.fields.region'),
      of: (one: SiteThresholds) => t(`thresholds.regions.${one.region || 'none'}`),
    },
    { label: t('thresholds.fields.phone'), of: (one: SiteThresholds) => one.phone },
    ...shownLimits,
  ];
  return (
    <DraftForm form={form} shown={shown}>
      {(draft) => (
        <>
          <Field label={t('thresholds.fields.region')} fault={form.faults['region']}>
            {(control) => (
              <Select
                {...control}
                options={lawRegions.map((region) => ({
                  value: region,
                  label: t(`thresholds.regions.${region || 'none'}`),
                }))}
                value={draft.region}
                onChoose={(region) => form.change({ region })}
              />
            )}
          </Field>
          <Field
            label={t('thresholds.fields.phone')}
            hint={t('thresholds.phoneHint')}
            fault={form.faults['phone']}
          >
            {(control) => (
              <input
                {...control}
                type="tel"
                autoComplete="off"
                maxLength={30}
                value={draft.phone}
                onChange={({ target }) => form.change({ phone: target.value })}
              />
            )}
          </Field>
          <Toggle
            label={t('thresholds.own')}
            on={draft.own}
            onTurn={(own) => form.change({ own })}
          />
          {draft.own && <LimitFields draft={draft} faults={form.faults} onChange={form.change} />}
        </>
      )}
    </DraftForm>
  );
}

function useShownLimits() {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  return limits.map((name) => ({
    label: t(`thresholds.fields.${name}`),
    of: (one: ChainThresholds) => depthText(one[name]),
  }));
}
