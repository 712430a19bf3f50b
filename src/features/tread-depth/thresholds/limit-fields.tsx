import { useTranslation } from 'react-i18next';
import type { ChainThresholds } from '#contract/tread-depth/thresholds.ts';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import { Field } from '#src/ui/input/field.tsx';

/** The depths that are set, in the order of the form. */
export const limits = [
  'summerRecommended',
  'winterRecommended',
  'watchAbove',
  'axleDifference',
] as const;

interface Props {
  draft: ChainThresholds;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<ChainThresholds>) => void;
}

/** The depths of one level, in millimetres. */
export function LimitFields({ draft, faults, onChange }: Props) {
  const { t } = useTranslation('tread-depth');
  return limits.map((name) => (
    <Field key={name} label={t(`thresholds.fields.${name}`)} fault={faults[name]}>
      {(control) => (
        <NumberInput
          control={control}
          digits={1}
          unit="mm"
          value={draft[name]}
          // What is no number is sent as it is, and refused at its field.
          onChange={(value) => onChange({ [name]: value })}
        />
      )}
    </Field>
  ));
}
