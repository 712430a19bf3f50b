import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '#contract/lists/views.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

type Named = Pick<View, 'name' | 'shared'>;

interface Props {
  /** The view that gets another name; null for a new one. */
  view: View | null;
  busy: boolean;
  onKeep: (named: Named) => void;
}

const sharing = ['private', 'site', 'chain'] as const;

/** What a view is called, and who sees it. */
export function ViewForm({ view, busy, onKeep }: Props) {
  const { t } = useTranslation('crud');
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState<Named['shared']>(view?.shared ?? 'private');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onKeep({ name: name.trim(), shared });
      }}
    >
      <TextField
        label={t('views.called')}
        data-first-focus
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Segments
        label={t('views.seenBy')}
        labelled
        variant="chips"
        options={sharing.map((value) => ({ value, label: t(`views.shared.${value}`) }))}
        value={shared}
        onChoose={setShared}
      />
      <Button type="submit" busy={busy} variant={view ? 'primary' : 'plain'}>
        {t(view ? 'crud:views.rename' : 'crud:views.keepNew')}
      </Button>
    </form>
  );
}
