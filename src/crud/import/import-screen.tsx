import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { importsCalls, isAtWork, type Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Loaded } from '../loaded.tsx';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '../record/page-head.tsx';
import { useListPath } from '../record/use-list-path.ts';
import { refetchResource } from '../refetch-resource.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { useAction } from '../use-action.ts';
import { useTranslations } from '../words.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { LastImports } from './last-imports.tsx';
import { MatchColumns } from './match-columns.tsx';
import './import.css';

// While the server is at many rows by itself (ms).
const pollMs = 2000;

const stepNames = ['file', 'columns', 'check', 'run'] as const;
type StepName = (typeof stepNames)[number];

/** Which step an import has come to. */
const furthest = ({ state }: Pick<Import, 'state'>): StepName =>
  state === 'read' ? 'columns' : state === 'checking' || state === 'checked' ? 'check' : 'run';

// A file is what an import is of; its columns can be matched again until its rows are written.
const stepsAt: Readonly<Record<StepName, readonly StepName[]>> = {
  file: ['file'],
  columns: ['columns'],
  check: ['columns', 'check'],
  run: ['run'],
};

interface Props {
  resource: Resource;
  /** What holds for all rows of a file: a reference each, by its field; null until that is chosen. */
  given?: Readonly<Record<string, number>> | null;
  /** Whose list it is come from and gone back to, where that is another. */
  listOf?: Resource;
  /** What stands above the choice of a file. */
  children?: ReactNode;
}

/** Rows of a resource from a file: choose it, say which column is which, see what would happen, run it, undo it. */
export function ImportScreen({ resource, given = {}, listOf = resource, children }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const list = useListPath(listOf);
  const [search, setSearch] = useSearchParams();
  const { busy, actionError, run } = useAction();
  const id = search.get('import');
  const queryOptions = queryFor(siteId, importsCalls.one, { params: { id: id ?? '0' } });
  const query = useQuery({
    ...queryOptions,
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data && isAtWork(state.data.data.state) ? pollMs : false,
  });
  const now = id === null ? undefined : query.data?.data;

  const open = (next: number | null, step: StepName) =>
    setSearch(next === null ? {} : { import: String(next), step });
  const take = (action: (write: Write) => Promise<{ data: Import }>) =>
    run(async (write) => {
      const answer = await action(write);
      const { queryKey } = queryFor(siteId, importsCalls.one, {
        params: { id: String(answer.data.id) },
      });
      queryClient.setQueryData(queryKey, answer);
      if (['done', 'undone'].includes(answer.data.state)) refetchResource(siteId, resource);
      open(answer.data.id, furthest(answer.data));
    });
  const params = { id: id ?? '0' };

  return (
    <div className="page">
      <PageHead resource={listOf} list={list} title={words.text('import')}>
        {now && (
          <p className="muted small">
            {t('import.file', { name: now.file_name, count: now.rows })}
          </p>
        )}
      </PageHead>
      <ErrorNote text={actionError.text} />
      {id !== null && <Loaded query={query} rows={6} />}
      {(id === null || now) && (
        <Wizard
          label={words.text('import')}
          steps={stepNames.map((name) => ({
            name,
            title: t(`import.steps.${name}`),
            open: stepsAt[now ? furthest(now) : 'file'].includes(name),
          }))}
        >
          {(step) => {
            if (step === 'file')
              return (
                <>
                  {children}
                  {given && (
                    <ChooseFile
                      busy={busy}
                      onFile={(file_name, content) =>
                        void take((write) =>
                          write(
                            importsCalls.add,
                            { body: { resource: resource.name, file_name, content, given } },
                            { siteId },
                          ),
                        )
                      }
                    />
                  )}
                  <LastImports resource={resource} onOpen={(one) => open(one.id, furthest(one))} />
                </>
              );
            if (step === 'columns')
              return (
                <MatchColumns
                  key={now!.id}
                  resource={resource}
                  columns={now!.columns}
                  given={now!.given}
                  busy={busy}
                  onCheck={(fields, marks) =>
                    void take((write) =>
                      write(importsCalls.check, { params, body: { fields, marks } }, { siteId }),
                    )
                  }
                />
              );
            return (
              <ImportOutcome
                resource={resource}
                outcome={now!}
                busy={busy}
                onRun={(leave_out_wrong) =>
                  void take((write) =>
                    write(importsCalls.run, { params, body: { leave_out_wrong } }, { siteId }),
                  )
                }
                onAnswer={(answers) =>
                  void take((write) =>
                    write(
                      importsCalls.check,
                      {
                        params,
                        body: {
                          fields: now!.columns.map(({ field }) => field),
                          marks: now!.columns.map(({ mark }) => mark),
                          answers,
                        },
                      },
                      { siteId },
                    ),
                  )
                }
                onUndo={() =>
                  void take((write) => write(importsCalls.undo, { params }, { siteId }))
                }
              />
            );
          }}
        </Wizard>
      )}
      {now && <Button onClick={() => open(null, 'file')}>{t('import.another')}</Button>}
    </div>
  );
}
