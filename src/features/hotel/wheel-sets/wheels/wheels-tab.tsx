import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelCalls, type Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import type { Row } from '#contract/kit/row.ts';
import { PaperButton } from '#src/crud/values/paper-button.tsx';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { SetPhotos } from '../photos/set-photos.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { PassportsPanel } from '../passport/passports-panel.tsx';
import { blankDrafts, drafted, faultsOf, positionsOf, wheelsOf } from './wheel-draft.ts';
import { WheelDiagram } from './wheel-diagram.tsx';
import { WheelGrid } from './wheel-grid.tsx';

/** The wheels of a set: to look at, and to enter what was seen of them. */
export function WheelsTab({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(wheelSets) && row.archived_at === null;
  const [editing, setEditing] = useState(false);
  // On a handheld its head shows it.
  const wide = useWide();
  const input = { params: { id: row.id } };
  const query = useQuery(queryFor(siteId, wheelCalls.wheels, input));
  const { shown: photos } = usePhotos(row.id);
  const heading = useId();
  const season = String(row['season']);
  if (editing) return <WheelsForm row={row} season={season} onDone={() => setEditing(false)} />;
  return (
    <Loaded query={query} rows={4}>
      {({ data: { wheels } }) => (
        <div className="stack">
          {wheels.length === 0 ? (
            <EmptyState title={t('wheel.none')} />
          ) : (
            <WheelDiagram wheels={wheels} season={season} photos={photos} isDrawn={!wide} />
          )}
          {mayWrite && <Button onClick={() => setEditing(true)}>{t('wheel.edit')}</Button>}
          <section className="stack" aria-labelledby={heading}>
            <h2 id={heading}>{t('photos.title')}</h2>
            <SetPhotos row={row} take />
            <PaperButton
              id={row.id}
              paper={wheelPhotoCalls.evidence}
              letters={wheelPhotoCalls.evidenceLetters}
            >
              {t('evidence.save')}
            </PaperButton>
          </section>
          <PassportsPanel id={row.id} mayWrite={mayWrite} />
        </div>
      )}
    </Loaded>
  );
}

interface Saved {
  readonly version: number;
  readonly wheels: readonly Wheel[];
}

function WheelsForm({ row, season, onDone }: { row: Row; season: string; onDone: () => void }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const input = { params: { id: row.id } };
  const form = useDraft<
    Saved & { readonly drafts?: ReturnType<typeof blankDrafts> },
    typeof wheelCalls.wheels
  >({
    siteId,
    name: `wheel-set.${row.id}.wheels`,
    read: wheelCalls.wheels,
    input,
    save: async ({ version, wheels, drafts }, _, write) => {
      const body = { version, wheels: drafts ? wheelsOf(drafts) : [...wheels] };
      return (await write(wheelCalls.saveWheels, { ...input, body }, { siteId })).data;
    },
    onSaved: () => {
      refetchResource(siteId, wheelSets);
      void queryClient.invalidateQueries(queryFor(siteId, wheelCalls.wheels, input));
      onDone();
    },
  });
  const inQuestion = form.draft?.drafts ?? [];
  return (
    <DraftForm
      form={form}
      shown={[]}
      ready={form.dirty && Object.keys(faultsOf(inQuestion)).length === 0}
      actions={!form.dirty && <Button onClick={onDone}>{t('crud:form.stop')}</Button>}
    >
      {({ wheels, drafts }) => (
        <WheelGrid
          wheels={
            drafts ??
            (wheels.length > 0 ? wheels.map(drafted) : blankDrafts(positionsOf['4'] ?? []))
          }
          season={season}
          onChange={(changed) => form.change({ drafts: changed })}
        />
      )}
    </DraftForm>
  );
}
