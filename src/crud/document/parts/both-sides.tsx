import { useTranslation } from 'react-i18next';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { cutLines, linesLeft, totalsAsSaved } from '#contract/money/cut-lines.ts';
import { moneyText } from '../../values/value-text.ts';
import { useTranslations } from '../../words.ts';

interface Props {
  resource: Resource;
  lines: Lines & { readonly field: string };
  row: Row;
  /** How much of which lines leaves, by their keys. */
  chosen: ReadonlyMap<string, number>;
}

const sums = ['net', 'vat', 'gross'] as const;

/** What a document comes to on each side once lines have left it, and whether that is what it comes to now. */
export function BothSides({ resource, lines, row, chosen }: Props) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations(resource);
  const all = row[lines.field] as readonly Line[];
  const includesVat = row[lines.includesVat ?? ''] === true;
  const quantities = [...chosen].map(([key, quantity]) => ({ key, quantity }));
  const cuts = cutLines(lines, all, quantities);
  const [whole, stays, goes] = [
    all,
    linesLeft(lines, all, cuts).lines,
    cuts.map(({ to }) => to),
  ].map((some) => totalsAsSaved(some, includesVat)) as [Totals, Totals, Totals];
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const more = stays.gross + goes.gross - whole.gross;
  const values = { by: amount(Math.abs(more)), whole: amount(whole.gross) };
  return (
    <div role="status" className="stack tight">
      <table className="table" aria-label={t('document.split.sides')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('document.split.side')}</span>
            </th>
            {sums.map((name) => (
              <th key={name} scope="col" data-kind="money">
                {words.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['stays', 'goes'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{t(`document.split.${side}`)}</th>
              {sums.map((name) => (
                <td key={name} data-kind="money">
                  {amount((side === 'stays' ? stays : goes)[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more !== 0 && (
        <p className="message info">{t(`document.split.${more > 0 ? 'more' : 'less'}`, values)}</p>
      )}
    </div>
  );
}

type Totals = ReturnType<typeof totalsAsSaved>;
