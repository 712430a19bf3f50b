import { useId } from 'react';
import { percentText } from '#src/i18n/formats.ts';
import { useTranslation } from 'react-i18next';
import type { PriceChoices } from '#contract/stock/pricing/price-engine.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import type { MarginRow } from '#contract/stock/pricing/margin-grids.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { isMargin, nextPrice } from './typed-margins.ts';
import { useGroupName } from './use-group-name.ts';

interface Props {
  row: MarginRow;
  margin: number | string | null;
  mode: PriceChoices['list_mode'];
  /** Whether it may be changed. */
  open: boolean;
  onChange: (margin: number | string | null) => void;
}

/** What is said of a row, in words. */
function useMarginTexts({ row, margin, mode }: Pick<Props, 'row' | 'margin' | 'mode'>) {
  const { t, i18n } = useTranslation('pricing');
  const words = useTranslations(priceRules);
  const nameOf = useGroupName();
  const amount = (minor: number | null | undefined) =>
    minor == null ? '–' : moneyText(minor, words, i18n.language);
  const percent = (value: number | null) => (value === null ? '–' : percentText(value));
  const next = nextPrice(row, margin, mode);
  // What brought less than it should is worth a look.
  const isLow = row.realised !== null && row.percent !== null && row.realised < row.percent;
  return {
    name: nameOf(row),
    products:
      row.elsewhere > 0 && row.percent !== null
        ? t('manager.elsewhere', { all: row.products, count: row.elsewhere })
        : String(row.products),
    sold: amount(row.sold),
    realised: percent(row.realised),
    isLow,
    price: amount(row.example?.price),
    next: amount(next),
    percent: percent(row.percent),
    example: row.example?.name,
  };
}

/** A row of the table. */
export function MarginLine(props: Props) {
  const texts = useMarginTexts(props);
  return (
    <tr>
      <th scope="row">
        {texts.name}
        {texts.example && <small>{` ${texts.example}`}</small>}
      </th>
      <td className="numeric">{texts.products}</td>
      <td className="numeric">{texts.sold}</td>
      <td className={texts.isLow ? 'numeric warned' : 'numeric'}>{texts.realised}</td>
      <td className="numeric">
        {props.open ? <MarginField {...props} name={texts.name} /> : texts.percent}
      </td>
      <td className="numeric">{texts.price}</td>
      <td className="numeric">
        <b>{texts.next}</b>
      </td>
    </tr>
  );
}

/** The same as a card, for a thumb. */
export function MarginCard(props: Props) {
  const { t } = useTranslation('pricing');
  const texts = useMarginTexts(props);
  return (
    <li className="section">
      <h2>{texts.name}</h2>
      {props.open && <MarginField {...props} name={texts.name} labelled />}
      <p>
        {!props.open && <span>{`${t('manager.margin')} ${texts.percent} · `}</span>}
        <span>{`${t('manager.price')} ${texts.price} · ${t('manager.next')} `}</span>
        <b>{texts.next}</b>
        {texts.example && <small className="muted">{` ${texts.example}`}</small>}
      </p>
      <p className="muted">
        {`${t('manager.products')} ${texts.products} · ${t('manager.sold')} ${texts.sold} · `}
        <span className={texts.isLow ? 'warned' : undefined}>
          {`${t('manager.realised')} ${texts.realised}`}
        </span>
      </p>
    </li>
  );
}

function MarginField({
  name,
  margin,
  labelled = false,
  onChange,
}: Props & { name: string; labelled?: boolean }) {
  const { t } = useTranslation('pricing');
  const id = useId();
  const isWrong = !isMargin(margin);
  const control = {
    id,
    'aria-describedby': isWrong ? `${id}-wrong` : undefined,
    'aria-invalid': isWrong,
    'aria-label': t('manager.marginOf', { name }),
  };
  return (
    <div className="field">
      {labelled && <span aria-hidden="true">{t('manager.margin')}</span>}
      <NumberInput control={control} digits={2} unit="%" value={margin} onChange={onChange} />
      {isWrong && (
        <p className="field-error" id={`${id}-wrong`}>
          {t('manager.wrong')}
        </p>
      )}
    </div>
  );
}
