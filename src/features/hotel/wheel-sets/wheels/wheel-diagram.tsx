import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leastOf } from '#contract/workshop/tread-depth-rules.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { TreadOnCar, useJudge, useLegalDepth } from '#src/features/workshop/tread-depth/exports.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { ToSellNote } from './to-sell-note.tsx';
import { SeenOfWheel } from './seen-of-wheel.tsx';
import './wheels.css';

interface Props {
  wheels: readonly Wheel[];
  season: string;
  /** What was seen of them. */
  photos?: readonly { readonly wheel: string }[];
  /** How much tread they have left is drawn above already. */
  isDrawn?: boolean;
}

/** The wheels of a set as they stand on the car, with what was seen of each and what there is to sell. */
export function WheelDiagram({ wheels, season, photos = [], isDrawn = false }: Props) {
  const { t } = useTranslation('wheel-sets');
  const today = showDate(serverNow());
  const judged = useJudge(tyreSeasonOf(season), today);
  const seenOf = (wheel: Wheel) => (
    <SeenOfWheel
      wheel={wheel}
      photos={photos.filter((photo) => photo.wheel === wheel.position).length}
      today={today}
    />
  );
  return (
    <>
      {isDrawn ? (
        <ul className="stack tight" aria-label={t('tabs.wheels')}>
          {wheels.map((wheel) => (
            <li key={wheel.position} className="card small">
              <b>{t(`positions.${wheel.position}`)}</b>
              {seenOf(wheel)}
            </li>
          ))}
        </ul>
      ) : (
        <SetTread wheels={wheels} season={season} more={seenOf} />
      )}
      <ToSellNote wheels={wheels} judged={judged} today={today} />
    </>
  );
}

interface TreadProps extends Pick<Props, 'wheels' | 'season'> {
  /** What else is shown of a wheel. */
  more?: (wheel: Wheel) => ReactNode;
}

/** How much tread the wheels of a set have left, where they stand on the car. */
export function SetTread({ wheels, season, more }: TreadProps) {
  const { t } = useTranslation('wheel-sets');
  const today = showDate(serverNow());
  const judged = useJudge(tyreSeasonOf(season), today);
  const legal = useLegalDepth(tyreSeasonOf(season), today);
  return (
    <TreadOnCar
      label={t('tabs.wheels')}
      wheels={wheels.map((wheel) => {
        const least = leastOf(wheel.depths);
        const name = t(`positions.${wheel.position}`);
        return {
          position: wheel.position,
          name,
          least,
          verdict: judged(least),
          more: more?.(wheel),
        };
      })}
      legal={legal}
    />
  );
}
