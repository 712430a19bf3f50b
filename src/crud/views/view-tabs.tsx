import { useQuery } from '@tanstack/react-query';
import { peopleOutline } from 'ionicons/icons';
import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { viewsCalls, type View } from '#contract/lists/views.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useCentred } from '#src/ui/paging/use-centred.ts';
import { useAction } from '../use-action.ts';
import type { Kept } from './view-state.ts';
import '#src/ui/paging/tabs.css';
import './views.css';

// With what keeps a view, once somebody does.
const ViewForm = lazyComponent(async () => (await import('./view-form.tsx')).ViewForm);

interface Props {
  /** The name of the list or report that they are views of. */
  of: string;
  /** What it is called as it stands by itself. */
  usual: string;
  /** How it stands now, and how it does by a view, as the same code writes them. */
  state: Kept;
  stateOf: (view: View) => Kept;
  /** It stands otherwise than by itself. */
  isNarrowed: boolean;
  /** The view it was opened by. */
  opened: string | null;
  /** Views that everybody has. */
  always?: readonly { title: string; isOpen: boolean; onOpen: () => void }[];
  /** Opens a view, or it as it stands by itself. */
  onOpen: (view: View | null) => void;
  /** What else can be done with the view that is open. */
  OfView?: ComponentType<{ view: View }> | undefined;
}

/** The views people keep of a list or a report, one's own and the shared; what was changed since can be kept, too. */
export function ViewTabs({
  of,
  usual,
  state,
  stateOf,
  isNarrowed,
  opened,
  always = [],
  onOpen,
  OfView,
}: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [keeping, setKeeping] = useState(false);
  const queryOptions = queryFor(siteId, viewsCalls.list, { query: { resource: of } });
  const views = useQuery(queryOptions).data?.data ?? [];
  const open = views.find(({ id }) => String(id) === opened);
  const at = always.find(({ isOpen }) => isOpen);
  const differs = open ? !isSame(state, stateOf(open)) : !at && isNarrowed;
  const line = useRef<HTMLElement>(null);
  useCentred(line, [opened, at?.title, views.length]);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryOptions.queryKey });

  const change = (action: (write: Write) => Promise<View | null>) =>
    run(async (write) => {
      const view = await action(write);
      await readAgain();
      setKeeping(false);
      onOpen(view);
    });
  const saveOpen = ({ id, name, shared }: View) =>
    change(async (write) => {
      const body = { name, shared, ...state };
      return (await write(viewsCalls.save, { params: { id }, body }, { siteId })).data;
    });

  return (
    <nav
      ref={line}
      className={classes(
        'tabs views',
        views.length + always.length === 0 && !differs && 'only-all',
      )}
      aria-label={t('views.name')}
    >
      <button
        type="button"
        aria-current={opened === null && !at ? 'page' : undefined}
        onClick={() => onOpen(null)}
      >
        {usual}
      </button>
      {always.map((view) => (
        <button
          key={view.title}
          type="button"
          aria-current={view === at ? 'page' : undefined}
          onClick={view.onOpen}
        >
          {view.title}
        </button>
      ))}
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-current={view.id === open?.id ? 'page' : undefined}
          onClick={() => onOpen(view)}
        >
          {view.name}
          {view.shared !== 'private' && (
            <span title={t('views.isShared')}>
              {' '}
              <Icon icon={peopleOutline} />
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
          onTurn={setKeeping}
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
                  const body = { ...named, ...state };
                  const call =
                    open?.mine && !differs
                      ? write(viewsCalls.save, { params: { id: open.id }, body }, { siteId })
                      : write(viewsCalls.add, { body: { ...body, resource: of } }, { siteId });
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
            <ErrorNote text={actionError.text} />
          </div>
        </Popover>
      )}
      {open && !differs && OfView && <OfView view={open} />}
    </nav>
  );
}

// Both as the same code writes them, in the same order.
const isSame = (one: Kept, other: Kept): boolean => JSON.stringify(one) === JSON.stringify(other);
