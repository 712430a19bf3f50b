import { useTranslation } from 'react-i18next';
import type { Duplicate } from '#contract/desk/customer-desk.ts';
import { Plate } from '#src/ui/plate.tsx';

interface Props {
  duplicates: readonly Duplicate[];
  onChoose: (one: Duplicate & { customer_id: number }) => void;
}

const isSomebody = (one: Duplicate): one is Duplicate & { customer_id: number } =>
  one.customer_id !== null;

/** Who may be meant and is in the register already; one press leads to them. */
export function DuplicateList({ duplicates, onChoose }: Props) {
  const { t } = useTranslation('customer-desk');
  const people = duplicates.filter(isSomebody);
  const free = duplicates.some((one) => one.by === 'licenseplate' && one.customer_id === null);
  return (
    <div role="status">
      {people.length > 0 && (
        <section className="callout" aria-label={t('new.duplicates.title')}>
          <h2>{t('new.duplicates.title')}</h2>
          <ul className="options">
            {people.map((one) => (
              <li key={`${one.by} ${one.customer_id} ${one.car_id}`}>
                <button type="button" onClick={() => onChoose(one)}>
                  <b>{one.name}</b>
                  <span>{t('number', { number: one.number })}</span>
                  {one.licenseplate && <Plate plate={one.licenseplate} />}
                  <span>{t(`new.duplicates.${one.by}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {free && <p>{t('new.duplicates.nobodys')}</p>}
    </div>
  );
}
