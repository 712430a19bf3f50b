import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { viewsCalls, type View } from '#contract/lists/views.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { keptOf, startState, type ListState } from '../list/list-state.ts';
import type { GoTo } from '../list/use-list-state.ts';
import { useAction } from '../use-action.ts';
import { keptView, standsAs, stateOf, stateOfPreset, type PresetView } from './view-state.ts';
import '#src/ui/paging/tabs.css';
import './views.css';

// With what keeps a view, once somebody does.
const ViewForm = lazyPart(async () => (await import('./view-form.tsx')).ViewForm);

interface Props {
  resource: Resource;
  presets: readonly PresetView[];
  state: ListState;
  go: GoTo;
}

/** The views people keep of a list, one's own and the shared; what was changed since can be kept, too. */
export function ViewTabs({ resource, presets, state, go }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [keeping, keep] = useState(false);
  const asked = queryFor(siteId, viewsCalls.list, { query: { resource: resource.name } });
  const views = useQuery(asked).data?.data ?? [];
  const open = views.find(({ id }) => String(id) === state.view);
  const severalSites = useSiteTokens().length > 1;
  const always = presets
    .map((preset) => ({ title: preset.title, stands: stateOfPreset(resource, preset) }))
    .filter(({ stands }) => severalSites || stands.filters['sites'] === undefined);
  const at =
    state.view === null
      ? always.find(({ stands }) => keptOf(resource, stands) === keptOf(resource, state))
      : undefined;
  const differs = open ? !standsAs(resource, state, open) : !at && isNarrowed(resource, state);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: asked.queryKey });

  const change = (action: (write: Write) => Promise<View | null>) =>
    run(async (write) => {
      const view = await action(write);
      await readAgain();
      keep(false);
      go(view ? stateOf(resource, view) : startState(resource));
    });
  const saveOpen = ({ id, name, shared }: View) =>
    change(async (write) => {
      const body = { name, shared, ...keptView(resource, state) };
      return (await write(viewsCalls.save, { params: { id }, body }, { siteId })).data;
    });

  return (
    <nav
      className={classes(
        'tabs views',
        views.length + always.length === 0 && !differs && 'only-all',
      )}
      aria-label={t('views.name')}
    >
      <button
        type="button"
        aria-current={state.view === null && !at ? 'page' : undefined}
        onClick={() => go(startState(resource))}
      >
        {t('views.all')}
      </button>
      {always.map((view) => (
        <button
          key={view.title}
          type="button"
          aria-current={view === at ? 'page' : undefined}
          onClick={() => go(view.stands)}
        >
          {t(view.title)}
        </button>
      ))}
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-current={view.id === open?.id ? 'page' : undefined}
          onClick={() => go(stateOf(resource, view))}
        >
          {view.name}
          {view.shared !== 'private' && (
            <span className="view-shared" title={t('views.isShared')}>
              <span aria-hidden="true">{'⚇'}</span>
              <span className="visually-hidden">{t('views.isShared')}</span>
            </span>
          )}
        </button>
      ))}
      {(differs || open?.mine) && (
        <Popover
          button={t(differs ? 'crud:views.keep' : 'crud:views.change')}
          className="view-keep"
          open={keeping}
          onTurn={keep}
        >
          <div className="stack">
            {open?.mine && differs && (
              <Button variant="primary" busy={busy} onClick={() => void saveOpen(open)}>
                {t('views.keepOpen', { name: open.name })}
              </Button>
            )}
            <ViewForm
              view={open?.mine && !differs ? open : null}
              busy={busy}
              onKeep={(named) =>
                void change(async (write) => {
                  const body = { ...named, ...keptView(resource, state) };
                  const call =
                    open?.mine && !differs
                      ? write(viewsCalls.save, { params: { id: open.id }, body }, { siteId })
                      : write(
                          viewsCalls.add,
                          { body: { ...body, resource: resource.name } },
                          { siteId },
                        );
                  return (await call).data;
                })
              }
            />
            {open?.mine && !differs && (
              <Button
                variant="danger"
                busy={busy}
                onClick={() =>
                  void change(async (write) => {
                    await write(viewsCalls.remove, { params: { id: open.id } }, { siteId });
                    return null;
                  })
                }
              >
                {t('views.forget')}
              </Button>
            )}
            {actionError.text && (
              <p className="message bad" role="alert">
                {actionError.text}
              </p>
            )}
          </div>
        </Popover>
      )}
    </nav>
  );
}

function isNarrowed(resource: Resource, state: ListState): boolean {
  const { query } = keptView(resource, state);
  return Object.keys(query).length > 0 || state.columns !== null;
}
