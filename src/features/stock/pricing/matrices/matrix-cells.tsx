import { useTranslation } from 'react-i18next';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { MatrixCell } from '#contract/stock/pricing/purchase-cost.ts';
import { mostCells } from '#contract/stock/pricing/purchase-prices.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { useBrands } from './use-brands.ts';

const empty: MatrixCell = {
  brand_id: null,
  inch_from: null,
  inch_to: null,
  season: '',
  percent: 0,
};

/** Asks for what is taken off a list: a line for each brand, span of inches and season. */
export const MatrixCells: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('pricing');
  const brands = useBrands();
  const cells = value as readonly MatrixCell[];
  const change = (at: number, part: object) =>
    onChange(cells.map((cell, nth) => (nth === at ? { ...cell, ...part } : cell)));
  const seasons = (['', ...setSeasons] as const).map((season) => ({
    value: season,
    label: t(`seasons.${season || 'none'}`),
  }));
  const options = [
    { value: '', label: t('matrix.anyBrand') },
    ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <fieldset className="whole stack">
      <legend>{label}</legend>
      <p className="field-hint">{t('matrix.hint')}</p>
      <ol className="stack">
        {cells.map((cell, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place: nothing moves them
          <li key={at} className="section">
            <div className="grid">
              <SelectField
                label={t('matrix.brand')}
                options={options}
                value={cell.brand_id === null ? '' : String(cell.brand_id)}
                onChoose={(id) => change(at, { brand_id: id === '' ? null : Number(id) })}
              />
              {(['inch_from', 'inch_to'] as const).map((name) => (
                <NumberField
                  key={name}
                  label={t(`matrix.${name}`)}
                  digits={1}
                  unit="″"
                  value={cell[name]}
                  onChange={(inch) => change(at, { [name]: inch })}
                />
              ))}
              <SelectField
                label={t('matrix.season')}
                options={seasons}
                value={cell.season}
                onChoose={(season) => change(at, { season })}
              />
              <NumberField
                label={t('matrix.percent')}
                digits={2}
                unit="%"
                value={cell.percent}
                onChange={(percent) => change(at, { percent })}
              />
            </div>
            <CloseButton
              label={t('matrix.without', { at: at + 1 })}
              onClose={() => onChange(cells.filter((_, nth) => nth !== at))}
            />
          </li>
        ))}
      </ol>
      {fieldError && (
        <p className="field-error" role="alert">
          {fieldError}
        </p>
      )}
      {cells.length < mostCells && (
        <div>
          {/* What comes next is mostly like the last one. */}
          <Button onClick={() => onChange([...cells, { ...empty, ...cells.at(-1) }])}>
            {t('matrix.another')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
