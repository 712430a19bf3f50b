import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { MergeField } from './merge-field.tsx';
import { changeOf, differing, firstChoice, type Choice } from './merge-rules.ts';

type Customer = RowOf<typeof customers>;

interface Props {
  siteId: string;
  kept: Customer;
  other: Customer;
}

/** Every field in which two customers differ, with what the one that is kept shall have. */
export function MergeForm({ siteId, kept, other }: Props) {
  const { t } = useTranslation('merge-and-privacy');
  const words = useTranslations(customers);
  const navigate = useNavigate();
  const names = differing(kept, other);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(names.map((name) => [name, firstChoice(name, kept, other)])),
  );
  const [asking, setAsking] = useState(false);
  const { busy, actionError, run } = useAction();
  const numbers = { number: kept.number, other: other.number };

  const merge = () =>
    run(async (write) => {
      setAsking(false);
      const change = changeOf(choices, kept, other);
      const versions = { version: kept.version, other_id: other.id, other_version: other.version };
      const body = { ...change, ...versions };
      await write(mergeAndPrivacyCalls.merge, { params: { id: kept.id }, body }, { siteId });
      refetchResource(siteId, customers);
      showAlert({ type: 'success', content: t('merge.done', numbers) });
      await navigate(sitePath(siteId, `customer/edit/${kept.id}?tab=merge-and-privacy`), {
        replace: true,
      });
    });

  return (
    <>
      <p>{t('merge.lead', numbers)}</p>
      <div className="actions">
        <Link
          className="button"
          replace
          to={sitePath(siteId, `customers/merge/${other.id}/${kept.id}`)}
        >
          {t('merge.swap')}
        </Link>
      </div>
      <div className="merge-fields section flush">
        <div className="merge-head" aria-hidden="true">
          <span>{t('merge.field')}</span>
          <b>{t('merge.kept', numbers)}</b>
          <b>{t('merge.other', { number: other.number })}</b>
        </div>
        {names.map((name) => (
          <MergeField
            key={name}
            name={name}
            label={words.field(name)}
            kept={kept}
            other={other}
            choice={choices[name] ?? 'kept'}
            onChoose={(choice) => setChoices({ ...choices, [name]: choice })}
          />
        ))}
        {names.length === 0 && <p>{t('merge.same')}</p>}
      </div>
      <SaveBar text={actionError.text} fieldErrors={actionError.fields}>
        <Button variant="primary" busy={busy} onClick={() => setAsking(true)}>
          {t('merge.submit', numbers)}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={asking}
        title={t('merge.title')}
        text={t('merge.sure', numbers)}
        action={t('merge.submit', numbers)}
        onConfirm={() => void merge()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
