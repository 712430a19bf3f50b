import type { Call } from '#contract/kit/call.ts';
import { reference } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CallForm } from '../call-form.tsx';
import { refetchResource } from '../refetch-resource.ts';
import { titleOf } from '../values/title-of.ts';
import { MakeNew } from '../widgets/make-new.ts';
import { useTranslations } from '../words.ts';

interface Props {
  resource: Resource;
  row: Row;
  call: Call;
  /** The field of the call's body that names the other row. */
  field: string;
  /** What else the call is sent. */
  body?: object;
  /** Given the other one. */
  onMerged: (other: number) => void;
}

/** Makes one of two rows of a resource: which the other is, asked once more, and sent. Its words are `<feature>:merge`. */
export function MergeRows({ resource, row, call, field, body, onMerged }: Props) {
  const siteId = useSiteId();
  const fields = { [field]: reference(() => resource, {}) };
  const words = useTranslations({ feature: resource.feature, name: 'merge', fields });
  const names = (called: Row['shown']) => ({
    one: titleOf(resource, row),
    other: called[field] ?? '',
  });
  return (
    <section className="section">
      <h2>{words.text('title')}</h2>
      <MakeNew value={null}>
        <CallForm
          call={call}
          params={{ id: row.id }}
          about={String(row.id)}
          words={`${resource.feature}:merge`}
          fields={fields}
          body={(typed) => ({ ...typed, ...body })}
          ready={(typed) => typed[field] !== null}
          submit={words.text('do')}
          variant="danger"
          confirm={(_, called) => ({
            title: words.text('title'),
            text: words.text('sure', names(called)),
          })}
          onDone={(_, typed, called) => {
            refetchResource(siteId, resource);
            showAlert({ type: 'success', content: words.text('done', names(called)) });
            onMerged(Number(typed[field]));
          }}
        >
          <p>{words.text('lead', names({}))}</p>
        </CallForm>
      </MakeNew>
    </section>
  );
}
