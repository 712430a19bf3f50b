import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { whiteLabelCalls, type HostBranding } from '#contract/platform/white-label.ts';
import { fieldErrorsOf } from '#contract/platform/white-label-rules.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useDraft } from '#src/crud/use-draft.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { brandAccent } from '#contract/platform/brand-colours.ts';
import { ColourField } from '#src/ui/input/colour-field.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { BrandPreview } from './brand-preview.tsx';

type Saved = HostBranding & { readonly version: number };

const empty: Saved = {
  host: '',
  title: '',
  logo: '',
  primary: '',
  secondary: '',
  language: null,
  redirectHost: '',
  version: 1,
};

interface Props {
  siteId: SiteId;
  /** The host as it is saved; undefined for a new one. */
  host: string | undefined;
  onSaved: () => void;
  actions: ReactNode;
}

/** The fields of a host's branding, and beside them how it will be. */
export function HostForm({ siteId, host, onSaved, actions }: Props) {
  const { t } = useTranslation('white-label');
  const form = useDraft<Saved, typeof whiteLabelCalls.one>({
    siteId,
    name: `white-label.${host ?? ''}`,
    read: whiteLabelCalls.one,
    input: { params: { host: host ?? 'new' } },
    start: host === undefined ? empty : undefined,
    save: async (body, _, write) => {
      const call =
        host === undefined
          ? write(whiteLabelCalls.add, { body }, { siteId })
          : write(whiteLabelCalls.save, { params: { host }, body }, { siteId });
      return (await call).data;
    },
    change: async (body, { host: made }, write) =>
      (await write(whiteLabelCalls.save, { params: { host: made }, body }, { siteId })).data,
    onSaved,
  });
  const texts = [
    { name: 'host', hint: t('hints.host') },
    { name: 'title', hint: undefined },
    { name: 'logo', hint: t('hints.logo') },
  ] as const;
  const colours = ['primary', 'secondary'] as const;
  const languages = [
    { value: '', label: t('languageOfVisitor') },
    { value: 'en', label: 'English' },
    { value: 'nb', label: 'Norsk bokmål' },
    { value: 'sv', label: 'Svenska' },
  ];
  const names = [...texts.map(({ name }) => name), ...colours, 'language', 'redirectHost'] as const;

  return (
    <DraftForm
      form={form}
      shown={names.map((name) => ({
        label: t(`fields.${name}`),
        of: (branding: Saved) => branding[name] ?? '',
      }))}
      actions={actions}
    >
      {(branding) => {
        // What is wrong is told while it is typed; what is missing only by the server.
        const typed = Object.entries(fieldErrorsOf(branding)).filter(
          ([, code]) => code !== 'fields.required',
        );
        const fieldErrors: Record<string, string> = {
          ...Object.fromEntries(typed.map(([name, code]) => [name, t(`common:errors.${code}`)])),
          ...form.fieldErrors,
        };
        const text = (name: 'host' | 'title' | 'logo' | 'redirectHost', hint?: string) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            hint={hint}
            fieldError={fieldErrors[name]}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={branding[name]}
            onChange={({ target: { value } }) =>
              form.change({ [name]: /host/i.test(name) ? value.toLowerCase().trim() : value })
            }
          />
        );
        return (
          <div className="host-form grid">
            <div className="stack">
              {texts.map(({ name, hint }) => text(name, hint))}
              {colours.map((name) => (
                <ColourField
                  key={name}
                  label={t(`fields.${name}`)}
                  value={branding[name]}
                  {...(name === 'primary' && { usual: brandAccent })}
                  fieldError={fieldErrors[name]}
                  onChoose={(colour) => form.change({ [name]: colour })}
                />
              ))}
              <SelectField
                label={t('fields.language')}
                fieldError={fieldErrors['language']}
                options={languages}
                value={branding.language ?? ''}
                onChoose={(value) =>
                  form.change({ language: (value || null) as Saved['language'] })
                }
              />
              {text('redirectHost', t('hints.redirectHost'))}
            </div>
            <BrandPreview branding={branding} />
          </div>
        );
      }}
    </DraftForm>
  );
}
