import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { queueScreensCalls, screenKinds, type ScreenKind } from '#contract/desk/queue-screens.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { useAction } from '#src/crud/use-action.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { ShownLink } from './shown-link.tsx';

interface Props {
  siteId: SiteId;
  onAdded: () => void;
}

/** Lets a lobby screen or a kiosk in: its name, then the address, which is shown this once. */
export function NewLink({ siteId, onAdded }: Props) {
  const { t } = useTranslation('queue-settings');
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<string | null>(null);
  const [kind, setKind] = useState<ScreenKind>('lobby');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState('');
  const { busy, actionError, run } = useAction();
  const languages = [
    { value: '', label: t('links.readers') },
    { value: 'en', label: 'English' },
    { value: 'nb', label: 'Norsk bokmål' },
    { value: 'sv', label: 'Svenska' },
  ];

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const body = { kind, name, language: languageOf(language) ?? null };
      const added = await write(queueScreensCalls.addLink, { body }, { siteId });
      setPath(added.data.path);
      onAdded();
    });
  }

  function close() {
    setOpen(false);
    setPath(null);
    setName('');
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('links.add')}</Button>
      <Dialog open={open} title={path ? t(`links.added.${kind}`) : t('links.add')} onClose={close}>
        {path ? (
          <ShownLink path={path} onDone={close} />
        ) : (
          <form className="stack" onSubmit={submit} noValidate>
            <Segments
              label={t('links.kind')}
              labelled
              options={screenKinds.map((value) => ({ value, label: t(`links.kinds.${value}`) }))}
              value={kind}
              onChoose={setKind}
            />
            <Field
              label={t('links.name')}
              hint={t(`links.nameHint.${kind}`)}
              fault={actionError.fields['name']}
            >
              {(control) => (
                <input
                  {...control}
                  data-first-focus
                  maxLength={60}
                  autoComplete="off"
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <Field label={t('links.language')}>
              {(control) => (
                <Select {...control} options={languages} value={language} onChoose={setLanguage} />
              )}
            </Field>
            <SaveBar text={actionError.text} faults={actionError.fields}>
              <Button onClick={close}>{t('common:cancel')}</Button>
              <Button type="submit" variant="primary" busy={busy}>
                {t('links.make')}
              </Button>
            </SaveBar>
          </form>
        )}
      </Dialog>
    </>
  );
}
