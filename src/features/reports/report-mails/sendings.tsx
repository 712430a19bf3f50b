import { useTranslation } from 'react-i18next';
import type { MailOfView } from '#contract/reports/report-mails/report-mails.ts';
import { whenText } from './when-text.ts';

/** What became of the mails of a view, the newest first. */
export function Sendings({ sendings }: Pick<MailOfView, 'sendings'>) {
  const { t } = useTranslation('report-mails');
  return (
    <section>
      <h3>{t('log')}</h3>
      {sendings.length === 0 ? (
        <p className="muted">{t('nothingSent')}</p>
      ) : (
        <ul className="plain stack tight">
          {sendings.map(({ due_at, name, outcome }) => (
            <li key={`${due_at} ${name}`}>
              {whenText(due_at)} · {name} · <b>{t(`outcomes.${outcome}`)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
