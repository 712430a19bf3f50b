import { useTranslation } from 'react-i18next';
import type { MailOfView } from '#contract/reports/report-mails/report-mails.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { whenText } from './when-text.ts';

/** What became of the mails of a view, the newest first. */
export function Sendings({ sendings }: Pick<MailOfView, 'sendings'>) {
  const { t, i18n } = useTranslation('report-mails');
  return (
    <section>
      <h3>{t('log')}</h3>
      {sendings.length === 0 ? (
        <p className="muted">{t('nothingSent')}</p>
      ) : (
        <ul className="plain stack tight">
          {sendings.map(({ due_at, name, outcome }) => (
            <li key={`${due_at} ${name}`}>
              <Facts
                of={[
                  whenText(due_at, i18n.language),
                  name,
                  <b key="outcome">{t(`outcomes.${outcome}`)}</b>,
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
