import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { wheelPositions } from '#contract/workshop/tread-depth/readings.ts';
import { verdictOf } from '#contract/workshop/tread-depth-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { useDepthText } from './use-depth-text.ts';

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The least depths of a reading's four wheels, each in the colour of what it means. */
export function WheelCells({ row }: { row: Row }) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  const [legal, recommended, watch] = ['legal', 'recommended', 'watch'].map((name) =>
    numberIn(row[name]),
  );
  const meant = (depth: number | null) =>
    depth === null || legal == null || recommended == null || watch == null
      ? null
      : verdictOf(depth, { legal, recommended, watch });
  return (
    <span className="tread-cells">
      {wheelPositions.map((position) => {
        const depth = numberIn(row[position]);
        const verdict = meant(depth);
        const texts = [t(`wheels.${position}`), verdict && t(`verdicts.${verdict}`)];
        return (
          <span
            key={position}
            data-tone={verdict && toneOfVerdict[verdict]}
            title={texts.filter(Boolean).join(': ')}
          >
            {depthText(depth, false)}
          </span>
        );
      })}
    </span>
  );
}
