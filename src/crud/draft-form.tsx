import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { BothVersions, type Shown } from './both-versions.tsx';
import { Loaded } from './loaded.tsx';
import type { Draft } from './use-draft.ts';

interface Props<T extends { readonly version: number }> {
  form: Draft<T>;
  /** The fields that can differ, as a person reads them. */
  shown: Shown<T>;
  /** What else two versions differ in, as rows of a table. */
  clashes?: ReactNode;
  /** Whether it may be sent; else once something was changed. */
  ready?: boolean | undefined;
  /** Why it may not. */
  why?: string | undefined;
  /** What its button says, where that is not that it saves; and how it looks. */
  submit?: string | undefined;
  variant?: 'plain' | 'primary' | 'danger' | undefined;
  /** More buttons beside the one that saves. */
  actions?: ReactNode;
  /** It can be gone without: that throws away what was typed too, and is the one button that does. */
  onCancel?: (() => void) | undefined;
  children: (draft: T) => ReactNode;
}

/** A form of `useDraft`: what it is before it is there, its fields, what went wrong, and the buttons. */
export function DraftForm<T extends { readonly version: number }>({
  form,
  shown,
  clashes,
  ready,
  why,
  submit: word,
  variant = 'primary',
  actions,
  onCancel,
  children,
}: Props<T>) {
  const { t } = useTranslation('common');
  const element = useRef<HTMLFormElement>(null);
  const { draft, query } = form;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await form.save();
    // After the fields have been marked.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
    );
  }

  // It stands beside the button that saves, and a thumb is wide.
  function forget() {
    const act = form.forget();
    if (act) showSnackbar(t('draft.forgotten'), { action: { label: t('draft.back'), act } });
  }

  useSaveKeys(element);

  if (!draft) return <Loaded query={query} />;
  return (
    <form ref={element} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {query.error && <Loaded query={query} />}
      {form.foundAgain && (
        <p className="message info" role="status">
          {t('draft.foundAgain')}
        </p>
      )}
      {children(draft)}
      {form.conflict && (
        <BothVersions
          mine={draft}
          base={form.base ?? draft}
          conflict={form.conflict}
          shown={shown}
          more={clashes}
          busy={form.saving}
          onMine={() => void form.keepMine()}
          onConflict={form.forget}
        />
      )}
      {!form.conflict && (
        <SaveBar text={form.failure} why={why} fieldErrors={form.fieldErrors}>
          <Button
            type="submit"
            variant={variant}
            busy={form.saving}
            disabled={!(ready ?? form.dirty)}
          >
            {word ?? t(form.saving ? 'common:draft.saving' : 'common:draft.save')}
          </Button>
          {form.dirty && !onCancel && <Button onClick={forget}>{t('draft.forget')}</Button>}
          {actions}
          {onCancel && (
            <Button
              disabled={form.saving}
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              {t('cancel')}
            </Button>
          )}
        </SaveBar>
      )}
    </form>
  );
}

/** Ctrl or Cmd with S or Enter saves, wherever in the form or beside it somebody is. */
function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const saves = event.key === 'Enter' || event.key.toLowerCase() === 's';
      if (!saves || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      const element = form.current;
      const over = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!element || (over && !over.contains(element))) return;
      // The browser would save the page.
      event.preventDefault();
      const button = element.querySelector<HTMLButtonElement>('[type="submit"]');
      if (button?.ariaDisabled !== 'true') element.requestSubmit();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}
