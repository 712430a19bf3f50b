import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  queueScreensCalls,
  screenKinds,
  type ScreenKind,
} from '#contract/workshop/queue-screens.ts';
import { choice, text } from '#contract/kit/fields.ts';
import { languages } from '#contract/platform/languages.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ShownLink } from './shown-link.tsx';

const fields = {
  kind: choice(screenKinds, {}),
  name: text(60, {}),
  language: choice(['', ...languages], {}),
};

/** Lets a lobby screen or a kiosk in: its name, then the address, which is shown this once. */
export function NewLink({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('queue-settings');
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<{ path: string; kind: ScreenKind } | null>(null);

  function close() {
    setOpen(false);
    setAdded(null);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('links.add')}</Button>
      <Dialog
        open={open}
        title={added ? t(`links.added.${added.kind}`) : t('links.add')}
        onClose={close}
      >
        {added ? (
          <ShownLink path={added.path} onDone={close} />
        ) : (
          <CallForm
            call={queueScreensCalls.addLink}
            about="new"
            words="queue-settings:links"
            fields={fields}
            hints={({ kind }) => ({ name: t(`links.nameHint.${kind}`) })}
            body={({ language, ...typed }) => ({ ...typed, language: language || null })}
            ready={({ name }) => name.trim() !== ''}
            submit={t('links.make')}
            onDone={({ data }) => {
              setAdded(data);
              onAdded();
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}
