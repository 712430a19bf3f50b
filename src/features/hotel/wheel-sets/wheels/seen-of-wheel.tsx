import { cameraOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { ageVerdict, dotText, readDot, yearsOld } from '#contract/hotel/dot-rules.ts';
import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { useDepthText } from '#src/features/workshop/tread-depth/exports.ts';

import { Icon } from '#src/ui/icon/icon.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  wheel: Wheel;
  /** How many there are of it. */
  photos: number;
  /** `yyyy-MM-dd`. */
  today: string;
}

/** What else is known of a wheel beside its tread: its grooves, how old it is, which it is and what was seen on it. */
export function SeenOfWheel({ wheel, photos, today }: Props) {
  const { t } = useTranslation(['wheel-sets', 'tread-depth']);
  const depthText = useDepthText();
  const { position, depths, brand, pattern, size, studded, marks, mount_to: next, note } = wheel;
  const tyre = [brand, pattern].filter(Boolean).join(' ');
  return (
    <>
      {depths.length > 1 && (
        <p>
          <span className="visually-hidden">{t('wheel.grooves')}: </span>
          <Facts of={depths.map((depth) => depthText(depth, false))} />
        </p>
      )}
      <Age wheel={wheel} today={today} />
      {(tyre || studded) && (
        <p>
          <Facts of={[tyre, studded && t('wheel.studded')]} />
        </p>
      )}
      {size && <p>{size}</p>}
      {marks.length > 0 && (
        <ul className="wheel-marks row tight" aria-label={t('wheel.marks')}>
          {marks.map((mark) => (
            <li key={mark}>{t(`tread-depth:marks.${mark}`)}</li>
          ))}
        </ul>
      )}
      {photos > 0 && (
        <p className="row tight strong">
          <Icon icon={cameraOutline} />
          {t('photos.count', { count: photos })}
        </p>
      )}
      {next && next !== position && (
        <p>
          {'→ '}
          {t('wheel.goesTo', { position: t(`positions.${next}`) })}
        </p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}

function Age({ wheel: { dot }, today }: Pick<Props, 'wheel' | 'today'>) {
  const { t } = useTranslation('wheel-sets');
  const made = readDot(dot);
  if (!made) return null;
  const verdict = ageVerdict(made, today);
  const years = t('wheel.years', { count: yearsOld(made, today) });
  const age = verdict === 'ok' || verdict === 'old' ? years : t(`wheel.ages.${verdict}`, { years });
  const ageText = verdict === 'ok' ? age : `▲ ${age}`;
  return (
    <p className={verdict === 'ok' ? undefined : 'strong'} data-age={verdict}>
      <Facts of={[t('wheel.made', { dot: dotText(made) }), ageText]} />
    </p>
  );
}
