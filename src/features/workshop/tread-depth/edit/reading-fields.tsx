import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { tyreSeasons } from '#contract/workshop/tread-depth-rules.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { couldBePlate } from '#src/device/scan/scan-field.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { TextField } from '#src/ui/input/text-field.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { GrooveGrid } from './groove-grid.tsx';
import { wheelOrders } from './pad-rules.ts';
import type { ReadingDraft } from './reading-draft.ts';
import { useWay } from './use-way.ts';
import '../tread-depth.css';
import './edit.css';

interface Props {
  draft: ReadingDraft;
  /** The reading itself, when it is there already: it is not the one before it. */
  id: number | null;
  fieldErrors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ReadingDraft>) => void;
}

const fewestLetters = 4;
const settledAfter = 400;

/** What is entered of a reading: whose car, the depths of its wheels, and what else is known. */
export function ReadingFields({ draft, id, fieldErrors, onChange }: Props) {
  const { t } = useTranslation('tread-depth');
  const [way, changeWay] = useWay();
  const before = useBefore(draft.licenseplate, id);
  // A plate that is scanned with this form open is that of its car.
  useScan((code) => {
    if (!couldBePlate(code)) return false;
    return onChange({ licenseplate: code.toUpperCase(), car_id: null });
  });
  return (
    <div className="reading-fields stack">
      <div className="reading-facts grid">
        <TextField
          label={t('tread-readings.fields.licenseplate')}
          fieldError={fieldErrors['licenseplate']}
          className="plate-field"
          data-scan="plate"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={draft.licenseplate}
          onChange={({ target }) =>
            onChange({ licenseplate: target.value.toUpperCase(), car_id: null })
          }
        />
        <Segments
          label={t('tread-readings.fields.season')}
          labelled
          variant="chips"
          options={tyreSeasons.map((value) => ({ value, label: t(`seasons.${value}`) }))}
          value={draft.season}
          onChoose={(season) => onChange({ season })}
        />
      </div>
      <GrooveGrid
        draft={draft}
        isNew={id === null}
        way={way}
        before={before}
        fieldError={fieldErrors['fl_1']}
        onChange={onChange}
      />
      <div className="grid">
        <NumberField
          label={t('tread-readings.fields.odometer')}
          fieldError={fieldErrors['odometer']}
          digits={0}
          unit="km"
          value={draft.odometer}
          onChange={(odometer) => onChange({ odometer })}
        />
        <DateField
          label={t('tread-readings.fields.read_on')}
          fieldError={fieldErrors['read_on']}
          required
          value={draft.read_on}
          onChange={(read_on) => onChange({ read_on })}
        />
        <Field label={t('tread-readings.fields.note')} fieldError={fieldErrors['note']}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={draft.note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </Field>
        <Segments
          label={t('edit.grooves')}
          labelled
          options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          value={String(way.grooves)}
          onChoose={(grooves) => changeWay({ grooves: Number(grooves) })}
        />
        <Segments
          label={t('edit.order')}
          labelled
          variant="chips"
          options={wheelOrders.map((value) => ({ value, label: t(`edit.orders.${value}`) }))}
          value={way.order}
          onChoose={(order) => changeWay({ order })}
        />
      </div>
    </div>
  );
}

/** The least depths of the last other reading of a plate; null without network, and when there is none. */
function useBefore(licenseplate: string, id: number | null) {
  const siteId = useSiteId();
  const q = useSettled(licenseplate.replaceAll(/[\s.-]/g, ''), settledAfter);
  const { data } = useQuery({
    ...queryFor(siteId, treadReadings.calls.list, {
      query: { q, per_page: 5, sort_by: 'read_on:desc' },
    }),
    enabled: q.length >= fewestLetters,
  });
  const last = data?.data.find((row) => row.id !== id && row.licenseplate === q);
  return last ? { fl: last.fl, fr: last.fr, rl: last.rl, rr: last.rr } : null;
}
