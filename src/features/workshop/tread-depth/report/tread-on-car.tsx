import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { CarTread } from '#src/ui/chart/car-tread.tsx';
import { useDepthText } from './use-depth-text.ts';
import { VerdictChip } from './verdict-chip.tsx';

interface Props {
  label: string;
  wheels: readonly {
    readonly position: string;
    readonly name: string;
    /** In tenths of a millimetre; null where it was not measured. */
    readonly least: number | null;
    readonly verdict: Verdict | null;
    readonly more?: ReactNode;
  }[];
  /** The least that the law asks, in tenths; null where that is not known. */
  legal: number | null;
}

/** Wheels where they are on the car, each with its least tread and what that means. */
export function TreadOnCar({ label, wheels, legal }: Props) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  return (
    <CarTread
      label={label}
      wheels={wheels.map(({ least, verdict, ...wheel }) => ({
        ...wheel,
        depth: least,
        text: (
          <>
            <b className="t30">{depthText(least, false)}</b>
            {least !== null && <span>{' mm'}</span>}
          </>
        ),
        tone: verdict && toneOfVerdict[verdict],
        verdict: <VerdictChip verdict={verdict} />,
      }))}
      legal={
        legal === null
          ? null
          : { depth: legal, text: t('report.legalLine', { depth: depthText(legal, false) }) }
      }
    />
  );
}
