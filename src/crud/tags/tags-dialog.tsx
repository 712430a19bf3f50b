import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { tagCalls, taggedTypeOf } from '#contract/lists/tags.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useAction } from '../use-action.ts';
import type { Refused } from '../bulk/use-many.ts';
import { NewTag } from './new-tag.tsx';
import { useStick } from './use-stick.ts';
import { classOfTag } from './use-tags.ts';
import './tags.css';

interface Props {
  resource: Resource;
  /** Of a single row its tags are shown as they are; on many, some are stuck or taken off. */
  ids: readonly number[];
  onDone: (done: readonly number[], refused: readonly Refused[]) => void;
  onClose: () => void;
}

/** The dialog of tags: what is stuck on one row, or on many at once. */
export function TagsDialog({ resource, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('crud');
  return (
    <Dialog open title={t('tags.title')} onClose={onClose}>
      <Choices resource={resource} ids={ids} onDone={onDone} />
    </Dialog>
  );
}

function Choices({ resource, ids, onDone }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const type = taggedTypeOf(resource)!;
  const single = ids.length === 1;
  const item = single ? { itemId: ids[0]!, type } : { type };
  const { data, error } = useQuery({
    ...queryFor(siteId, tagCalls.fromItem, { query: item }),
    // What others stuck on meanwhile must not be taken off.
    staleTime: 0,
  });
  const [picked, setPicked] = useState<Readonly<Record<string, boolean>>>({});
  const [taking, setTaking] = useState(false);
  const { busy, actionError, run } = useAction();
  const stick = useStick(resource);

  useEffect(() => {
    if (error) logProblem('The tags were not loaded', error);
  }, [error]);
  // Specification §8: only logged. The dialog itself says what it lacks.
  if (error && !data) return <p className="message">{t('tags.failed')}</p>;
  if (!data) return <Skeleton />;

  const has = data.itemTags.map(({ name }) => name);
  const all = [
    ...new Set([...has, ...data.allTags.map(({ name }) => name), ...Object.keys(picked)]),
  ];
  const isOn = (word: string) => picked[word] ?? has.includes(word);
  const chosen = all.filter((word) => isOn(word) !== has.includes(word));
  const remove = single ? chosen.filter((word) => !isOn(word)) : taking ? chosen : [];
  const add = chosen.filter((word) => !remove.includes(word));

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async (write) => {
          const { done, refused } = await stick(write, ids, { add, remove });
          onDone(done, refused);
        });
      }}
    >
      {!single && (
        <Segments
          label={t('tags.action')}
          options={[
            { value: 'add', label: t('tags.add') },
            { value: 'remove', label: t('tags.remove') },
          ]}
          value={taking ? 'remove' : 'add'}
          onChoose={(action) => setTaking(action === 'remove')}
        />
      )}
      {all.length === 0 && <p>{t('tags.none')}</p>}
      <ul className="tag-choices actions">
        {all.map((word) => (
          <li key={word}>
            <button
              type="button"
              className={classOfTag([...data.itemTags, ...data.allTags], word)}
              aria-pressed={isOn(word)}
              onClick={() => setPicked({ ...picked, [word]: !isOn(word) })}
            >
              <span aria-hidden="true">{isOn(word) ? '✓' : '+'}</span>
              {word}
            </button>
          </li>
        ))}
      </ul>
      {!taking && <NewTag onNew={(word) => setPicked({ ...picked, [word]: true })} />}
      <SaveBar text={actionError.text} fieldErrors={actionError.fields}>
        <Button type="submit" variant="primary" busy={busy} disabled={chosen.length === 0}>
          {single ? t('common:draft.save') : t('tags.do', { count: ids.length })}
        </Button>
      </SaveBar>
    </form>
  );
}
