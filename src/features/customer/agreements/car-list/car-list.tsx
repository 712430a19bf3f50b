import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  agreementCalls,
  agreementCars,
  agreements,
  type CarDifference,
} from '#contract/customer/agreements.ts';
import { ChooseFile } from '#src/crud/import/choose-file.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Difference } from './difference.tsx';
import '#src/crud/import/import.css';

interface Compared {
  readonly name: string;
  readonly content: string;
  readonly difference: CarDifference;
}

/** A party's list of its cars: chosen, looked at beside those of the agreement, and taken over. */
export function CarList({ agreementId }: { agreementId: number }) {
  const { t } = useTranslation('agreements');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [compared, setCompared] = useState<Compared | null>(null);
  const params = { id: agreementId };

  const compare = (name: string, content: string) =>
    run(async () => {
      setCompared(null);
      const { data } = await send(
        agreementCalls.compare,
        { params, body: { content } },
        { siteId },
      );
      setCompared({ name, content, difference: data });
    });

  const apply = ({ content, difference }: Compared, leave_out_wrong: boolean) =>
    run(async (write) => {
      const body = { content, digest: difference.digest, leave_out_wrong };
      const { data } = await write(agreementCalls.apply, { params, body }, { siteId });
      refetchResource(siteId, agreementCars);
      refetchResource(siteId, agreements);
      setCompared(null);
      const { new: added, changed, gone } = data.counts;
      showAlert({ type: 'success', content: t('list.done', { added, changed, gone }) });
    });

  return (
    <section className="section">
      <h2>{t('list.title')}</h2>
      <p>{t('list.lead')}</p>
      <ErrorNote text={actionError.text} />
      {!compared && (
        <ChooseFile busy={busy} onFile={(name, content) => void compare(name, content)} />
      )}
      {compared && (
        <>
          <Difference
            key={compared.difference.digest}
            name={compared.name}
            difference={compared.difference}
            busy={busy}
            onApply={(leaveOut) => void apply(compared, leaveOut)}
          />
          <div className="row">
            {actionError.text && (
              <Button busy={busy} onClick={() => void compare(compared.name, compared.content)}>
                {t('list.again')}
              </Button>
            )}
            <Button onClick={() => setCompared(null)}>{t('list.another')}</Button>
          </div>
        </>
      )}
    </section>
  );
}
