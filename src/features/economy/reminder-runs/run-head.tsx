import { useTranslation } from 'react-i18next';
import { reminderLetterCalls } from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { FileButton } from './file-button.tsx';
import { useAmount } from './use-amount.ts';

/** How much a run writes about and asks for, how many letters it wrote, and what of them leaves by hand. */
export function RunHead({ row }: { row: Row }) {
  const { t } = useTranslation('reminder-runs');
  const amount = useAmount();
  const {
    id,
    source,
    planned,
    made,
    letters,
    on_paper: papers,
    amount: open,
    charges,
  } = row as RowOf<typeof reminderRuns>;
  if (planned === null) return null;
  return (
    <>
      <p className="whole">
        <Facts
          of={[
            t('head.invoices', { count: planned }),
            amount(open ?? 0),
            Boolean(charges) && t('head.charges', { amount: amount(charges ?? 0) }),
            Boolean(letters) && t('head.letters', { count: letters ?? 0 }),
          ]}
        />
      </p>
      {Boolean(papers) && (
        <div className="actions">
          <FileButton call={reminderLetterCalls.papers} id={id}>
            {t('head.papers', { count: papers ?? 0 })}
          </FileButton>
        </div>
      )}
      {source === 'collection' && Boolean(made) && (
        <div className="actions">
          <FileButton call={reminderLetterCalls.claims} id={id}>
            {t('head.claims')}
          </FileButton>
        </div>
      )}
    </>
  );
}
