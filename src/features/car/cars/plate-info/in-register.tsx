import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import { carFieldsOf } from '#contract/car/registry-rules.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { SourceNote } from '../look-up/source-note.tsx';
import type { LookedUp } from '../look-up/use-look-up.ts';
import { RegistrySheet } from '../tabs/registry-sheet.tsx';

/** What the register of its country says of the car. */
export function InRegister({ found: { answer } }: { found: LookedUp }) {
  const { t } = useTranslation('cars');
  const words = useTranslations(cars);
  const { car } = answer;
  if (!car) {
    return (
      <section className="section">
        <h2>{t('tabs.registry')}</h2>
        <p>{t(`lookUp.outcomes.${answer.outcome}`)}</p>
      </section>
    );
  }
  const fields = Object.entries(cars.fields);
  const facts = Object.entries(carFieldsOf(car)).flatMap(([name, value]) => {
    const field = fields.find(([one]) => one === name)?.[1];
    return field ? [{ name, text: valueText(field, name, value, words) }] : [];
  });
  return (
    <>
      <section className="section">
        <h2>{t('tabs.registry')}</h2>
        <p>
          <SourceNote answer={answer} />
        </p>
        <dl className="grid">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{words.field(name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RegistrySheet car={car} />
    </>
  );
}
