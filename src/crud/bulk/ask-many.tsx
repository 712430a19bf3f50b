import { useState } from 'react';
import { formOf } from '#contract/kit/actions/asks.ts';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { request } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { refetchResource } from '../refetch-resource.ts';
import { emptyRow } from '../record/empty-row.ts';
import { useAction } from '../use-action.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { useTranslations } from '../words.ts';
import type { Refused } from './use-many.ts';

interface Props {
  resource: Resource;
  ids: readonly number[];
  /** A step that wants to know something. */
  step: string;
  onDone: (done: number[], refused: Refused[]) => void;
  onClose: () => void;
}

/** Asks once for what a step wants to know, and takes it with each of many: each is done or refused alone. */
export function AskMany({ resource, ids, step, onDone, onClose }: Props) {
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const form = formOf(resource, step)!;
  const names = Object.keys(form.fields);
  const [row, setRow] = useState<Row>(() => emptyRow(form));

  const take = () =>
    run(async (write) => {
      const done: number[] = [];
      const refused: Refused[] = [];
      for (const id of ids) {
        try {
          const params = { id };
          const one = { siteId, key: null };
          const { data } = (await request(resource.calls.one, { params }, one)) as { data: Row };
          const values = Object.fromEntries(names.map((name) => [name, row[name]]));
          const body = { version: data.version, ...values };
          await write<Call>(resource.calls[step]!, { params, body }, { siteId });
          done.push(id);
        } catch (cause) {
          if (!(cause instanceof ApiError) || cause.message === '') throw cause;
          refused.push({ id, message: cause.message });
        }
      }
      refetchResource(siteId, resource);
      onDone(done, refused);
    });

  return (
    <Dialog open title={words.step(step)} onClose={onClose}>
      <div className="stack">
        {names.map((name) => (
          <FieldInput
            key={name}
            resource={form}
            name={name}
            row={row}
            fieldError={actionError.fields[name]}
            onChange={(part) => setRow({ ...row, ...part })}
          />
        ))}
        <ErrorNote text={actionError.text} />
        <Button variant="primary" busy={busy} onClick={() => void take()}>
          {words.step(step)}
        </Button>
      </div>
    </Dialog>
  );
}
