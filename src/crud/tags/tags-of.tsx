import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useMayWrite } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { TagChips } from './tag-chips.tsx';

// Most cards keep the tags that they have.
const TagsDialog = lazyComponent(async () => (await import('./tags-dialog.tsx')).TagsDialog);

/** The tags of a row with the way to change them: for cards. */
export function TagsOf({ resource, row }: { resource: Resource; row: Row }) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const [open, setOpen] = useState(false);
  const mayWrite = useMayWrite(resource);
  const close = () => setOpen(false);
  return (
    <div className="row">
      <TagChips resource={resource} field="tags" words={row['tags'] as string[]} />
      {mayWrite && row.archived_at === null && (
        <Button
          aria-label={`${t('tags.change')} ${words.field('tags')}`}
          onClick={() => setOpen(true)}
        >
          {t('tags.change')}
        </Button>
      )}
      {open && <TagsDialog resource={resource} ids={[row.id]} onDone={close} onClose={close} />}
    </div>
  );
}
