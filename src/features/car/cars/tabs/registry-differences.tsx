import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  row: Row;
  /** What the register says of fields of the car. */
  registryValues: Readonly<Record<string, unknown>>;
  onTake?: ((change: Record<string, unknown>) => void) | undefined;
  busy: boolean;
}

/** Where a register says something else than what is kept, to be taken over. */
export function RegistryDifferences({ row, registryValues, onTake, busy }: Props) {
  const { t } = useTranslation('cars');
  const words = useTranslations(cars);
  const differs = Object.entries(registryValues).filter(([name, value]) => row[name] !== value);
  const text = (name: string, value: unknown) => {
    const field = Object.entries(cars.fields).find(([one]) => one === name)?.[1];
    return (field && valueText(field, name, value, words)) || '–';
  };
  if (differs.length === 0) return <p>{t('registry.same')}</p>;
  return (
    <section className="section">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('registry.what')}</th>
            <th scope="col">{t('registry.ours')}</th>
            <th scope="col">{t('registry.differs')}</th>
          </tr>
        </thead>
        <tbody>
          {differs.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{words.field(name)}</th>
              <td>{text(name, row[name])}</td>
              <td>
                <b>{text(name, value)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {onTake && (
        <div>
          <Button variant="primary" busy={busy} onClick={() => onTake(Object.fromEntries(differs))}>
            {t('registry.take')}
          </Button>
        </div>
      )}
    </section>
  );
}
