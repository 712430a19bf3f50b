import { useTranslation } from 'react-i18next';
import { leastOf, type Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { toneOf, useJudge } from '#src/features/workshop/tread-depth/exports.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { ToSellNote } from './to-sell-note.tsx';
import { WheelCard } from './wheel-card.tsx';
import './wheels.css';

interface Props {
  wheels: readonly Wheel[];
  season: string;
  /** What was seen of them. */
  photos?: readonly { readonly wheel: string }[];
}

/** The wheels of a set as they stand on the car, each with its tread in the colour of what it means. */
export function WheelDiagram({ wheels, season, photos = [] }: Props) {
  const { t } = useTranslation('wheel-sets');
  const today = showDate(serverNow());
  const judged = useJudge(tyreSeasonOf(season), today);
  const verdicts = new Map(
    wheels.map(({ position, depths }) => [position, judged(leastOf(depths))] as const),
  );
  return (
    <>
      <ul className="wheel-diagram" aria-label={t('tabs.wheels')}>
        <CarFromAbove verdicts={verdicts} />
        {wheels.map((wheel) => (
          <WheelCard
            key={wheel.position}
            wheel={wheel}
            verdict={verdicts.get(wheel.position) ?? null}
            photos={photos.filter((photo) => photo.wheel === wheel.position).length}
            today={today}
          />
        ))}
      </ul>
      <ToSellNote wheels={wheels} judged={judged} today={today} />
    </>
  );
}

const corners = { FL: [4, 26], FR: [47, 26], RL: [4, 130], RR: [47, 130] } as const;

/** A car as one looks down on it, its front upwards. */
function CarFromAbove({ verdicts }: { verdicts: ReadonlyMap<string, Verdict | null> }) {
  return (
    <li className="wheel-car" aria-hidden="true">
      <svg viewBox="0 0 60 190">
        <path
          className="wheel-car-body"
          d="M13 20 Q15 6 30 6 Q45 6 47 20 L49 160 Q48 182 30 183 Q12 182 11 160 Z"
        />
        <path className="wheel-car-glass" d="M15 62 Q30 50 45 62 L42 80 Q30 76 18 80 Z" />
        <path className="wheel-car-glass" d="M18 146 Q30 150 42 146 L44 160 Q30 168 16 160 Z" />
        {Object.entries(corners).map(([position, [x, y]]) => {
          const verdict = verdicts.get(position);
          return (
            <rect
              key={position}
              data-there={verdicts.has(position) || undefined}
              data-tone={verdict && toneOf[verdict]}
              x={x}
              y={y}
              width="9"
              height="34"
              rx="3"
            />
          );
        })}
      </svg>
    </li>
  );
}
