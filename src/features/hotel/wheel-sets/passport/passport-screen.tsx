import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { wheelPassportCalls, type WheelPassport } from '#contract/hotel/labels/wheel-passports.ts';
import {
  OpenedByLink,
  useDepthText,
  VerdictChip,
} from '#src/features/workshop/tread-depth/exports.ts';

/** The life of a wheel, for anyone who reads the code on its label. */
export default function PassportScreen() {
  const { code = '' } = useParams();
  return (
    <OpenedByLink call={wheelPassportCalls.openPassport} code={code}>
      {({ data }) => <Passport wheel={data} />}
    </OpenedByLink>
  );
}

function Passport({ wheel }: { wheel: WheelPassport }) {
  const { t } = useTranslation('wheel-sets');
  const depthText = useDepthText();
  const { position, season, brand, pattern, size, dot, studded, marks } = wheel;
  const tyre = [brand, pattern].filter(Boolean).join(' ');
  const facts = [
    [t('wheel.brand'), tyre],
    [t('wheel-sets.fields.season'), t(`wheel-sets.choices.season.${season}`)],
    [t('wheel-sets.fields.size'), size],
    ['DOT', dot],
    [t('wheel.marks'), marks.map((mark) => t(`tread-depth:marks.${mark}`)).join(', ')],
    [t('wheel.studded'), studded ? '✓' : ''],
  ].filter(([, value]) => value);
  return (
    <>
      <header>
        <h1>{t(`positions.${position}`)}</h1>
        <p className="muted">{t('passport.lead')}</p>
      </header>
      <section className="section">
        <h2>{t('passport.tread')}</h2>
        <p className="row">
          <b>{depthText(wheel.least)}</b>
          <VerdictChip verdict={wheel.verdict} />
        </p>
      </section>
      <section className="section">
        <h2>{t('passport.is')}</h2>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {wheel.readings.length > 0 && (
        <section className="section">
          <h2>{t('passport.readings')}</h2>
          <ul className="rows">
            {wheel.readings.map(({ day, least }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of a day are distinguished by their order
              <li key={at}>
                <span className="rest">{day}</span>
                <b>{depthText(least)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {wheel.events.length > 0 && (
        <section className="section">
          <h2>{t('passport.life')}</h2>
          <ul className="rows">
            {wheel.events.map(({ day, what }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of a day are distinguished by their order
              <li key={at}>
                <span className="rest">{t(`passport.what.${what}`)}</span>
                <span>{day}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
