import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { replacementCalls } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useTranslations } from '#src/crud/words.ts';

interface Props {
  sizes: Answer<typeof replacementCalls.replacements>['data'];
  toSets: (more: Record<string, string>) => string;
}

/** What has to be bought, by size and season. */
export function SizeTable({ sizes, toSets }: Props) {
  const { t } = useTranslation('replacements');
  const words = useTranslations(wheelSets);
  return (
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.field('size')}</th>
            <th scope="col">{words.field('season')}</th>
            <th scope="col" className="numeric">
              {t('sets')}
            </th>
            <th scope="col" className="numeric">
              {t('tyres')}
            </th>
            <th scope="col" className="numeric">
              {words.choice('verdict', 'illegal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ season, size, sets, tyres, illegal }) => (
            <tr key={`${season} ${size}`}>
              <th scope="row">
                <Link to={toSets({ season, ...(size && { q: size }) })}>{size || t('noSize')}</Link>
              </th>
              <td>{words.choice('season', season)}</td>
              <td className="numeric">{sets}</td>
              <td className="numeric">{tyres}</td>
              <td className={illegal > 0 ? 'numeric alarmed' : 'numeric'}>{illegal}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            {(['sets', 'tyres', 'illegal'] as const).map((name) => (
              <td key={name} className="numeric">
                <b>{sizes.reduce((sum, one) => sum + one[name], 0)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
