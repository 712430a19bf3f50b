import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { AgreedLines } from './agreed-lines.tsx';
import { CallOffForm } from './call-off-form.tsx';
import { CallOffList } from './call-off-list.tsx';
import { callOffLines, type CallOffLine } from './call-off-lines.ts';
import { RedistributeForm } from './redistribute-form.tsx';

export type Doing = 'callOff' | 'redistribute';
const forms = { callOff: CallOffForm, redistribute: RedistributeForm } as const;

/** The lines of an agreement with what of them is called off and has come; there they are called off, and meant for sites. */
export function CallOffsTab({ row }: { row: Row }) {
  const { t } = useTranslation('preorders');
  const siteId = useSiteId();
  const agreement = row as RowOf<typeof preorderAgreements>;
  const query = useQuery(queryFor(siteId, preorderCalls.stand, { params: { id: row.id } }));
  const [doing, setDoing] = useState<{ kind: Doing; line: CallOffLine } | null>(null);
  const { refetch } = query;
  useReadAgain(query, useChanges(preorderAgreements.name) + row.version);
  const close = () => setDoing(null);
  const done = () => {
    close();
    refetchResource(siteId, preorderAgreements);
    refetch().catch((cause: unknown) => logProblem('It is not known what is called off', cause));
  };
  const Form = doing && forms[doing.kind];
  return (
    <Loaded query={query} rows={4}>
      {({ data }) => (
        <div className="stack">
          <AgreedLines
            agreement={agreement}
            lines={callOffLines(agreement, data.lines)}
            onBegin={(kind, line) => setDoing({ kind, line })}
          />
          {data.call_offs.length > 0 && (
            <CallOffList supplier={agreement.supplier} callOffs={data.call_offs} />
          )}
          {doing && Form && (
            <Dialog open title={t(`${doing.kind}.title`)} place="side" onClose={close}>
              <p>
                <b>{doing.line.description}</b>
              </p>
              <Form agreement={agreement} line={doing.line} onDone={done} onCancel={close} />
            </Dialog>
          )}
        </div>
      )}
    </Loaded>
  );
}
