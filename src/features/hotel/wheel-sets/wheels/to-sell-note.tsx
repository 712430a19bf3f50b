import { useTranslation } from 'react-i18next';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { toSell } from '#contract/hotel/sales-rules.ts';
import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';

interface Props {
  wheels: readonly Pick<Wheel, 'position' | 'depths' | 'dot'>[];
  judged: (least: number | null) => Verdict | null;
  /** `yyyy-MM-dd`. */
  today: string;
}

/** What there is to sell of a set, where whoever measures reads it. */
export function ToSellNote({ wheels, judged, today }: Props) {
  const { t } = useTranslation('wheel-sets');
  const advice = toSell(wheels, judged, today);
  if (advice.length === 0) return null;
  return (
    <section className="section" role="status">
      <h2>{t('sell.title')}</h2>
      <ul>
        {advice.map(({ when, because, wheels: of }) => (
          <li key={`${when} ${because}`} className={when === 'now' ? 'alarmed' : 'warned'}>
            {t(`sell.${when}.${because}`, {
              count: of.length,
              wheels: of.map((position) => t(`positions.${position}`)).join(', '),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
