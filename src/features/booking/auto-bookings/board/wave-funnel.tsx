import { useTranslation } from 'react-i18next';
import type { WaveBoard } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { waveFunnel } from '#contract/booking/auto-bookings/wave-rules.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { Meter } from '#src/ui/chart/meter.tsx';

const steps = ['invited', 'answered', 'coming'] as const;

/** How many of those that a wave has booked were invited, have answered and come: each as a part of all. */
export function WaveFunnel({ board }: { board: WaveBoard }) {
  const { t, i18n } = useTranslation('auto-bookings');
  const funnel = waveFunnel(board);
  const number = (count: number) => showNumber(count, 0, i18n.language);
  return (
    <section className="section">
      <h2>{t('funnel.title')}</h2>
      {steps.map((step) => (
        <Meter
          key={step}
          label={t(`funnel.${step}`)}
          value={funnel[step]}
          most={funnel.made}
          text={t('funnel.of', { part: number(funnel[step]), all: number(funnel.made) })}
        />
      ))}
    </section>
  );
}
