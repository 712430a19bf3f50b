import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls, shortestPassword } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { PasswordStrength, passwordError } from '#src/features/platform/session/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { AccountCard, AccountPage } from './account-page.tsx';

const empty = { password: '', newPassword: '', again: '' };

/** Chooses another password; everybody else who is logged in by the old one is out. */
export default function PasswordScreen() {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { busy, actionError, refuse, run } = useAction();
  const [typed, setTyped] = useState(empty);
  const [shown, setShown] = useState(false);
  const [done, setDone] = useState(false);
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const { email = '', firstname = '', lastname = '' } = profile ?? {};
  const sites = useSiteTokens().map(({ siteName }) => siteName);
  const { fields } = actionError;
  const inputs = [
    {
      name: 'password',
      label: t('password.old'),
      autoComplete: 'current-password',
      hint: undefined,
    },
    {
      name: 'newPassword',
      label: t('password.new'),
      autoComplete: 'new-password',
      hint: t('password.rules', { least: shortestPassword }),
    },
    { name: 'again', label: t('password.again'), autoComplete: 'new-password', hint: undefined },
  ] as const;

  function fieldErrors(): Record<string, string> {
    const { password, newPassword, again } = typed;
    const wrong = passwordError(newPassword, again);
    return {
      ...(!password && { password: t('password.empty') }),
      ...(wrong === 'tooShort' && {
        newPassword: t('password.tooShort', { least: shortestPassword }),
      }),
      ...(wrong === 'notTheSame' && { again: t('password.notTheSame') }),
    };
  }

  async function submit(form: HTMLFormElement) {
    setDone(false);
    const wrong = fieldErrors();
    if (Object.keys(wrong).length > 0) refuse({ text: '', fields: wrong });
    else {
      await run(async () => {
        const { password, newPassword } = typed;
        await send(sessionCalls.changePassword, { body: { password, newPassword } }, { siteId });
        setTyped(empty);
        setDone(true);
      });
    }
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <AccountPage heading={t('password.heading')}>
      <AccountCard heading={t('password.change')} text={t('password.text')}>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          {inputs.map(({ name, label, autoComplete, hint }) => (
            <Fragment key={name}>
              <TextField
                label={label}
                hint={hint}
                fieldError={fields[name]}
                type={shown ? 'text' : 'password'}
                autoComplete={autoComplete}
                maxLength={1000}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
              {name === 'newPassword' && (
                <PasswordStrength
                  password={typed.newPassword}
                  known={[typed.password, email, firstname, lastname, ...sites]}
                />
              )}
            </Fragment>
          ))}
          <label className="check">
            <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
            {t('password.show')}
          </label>
          <div role="status">{done && <p className="message ok">{t('password.done')}</p>}</div>
          <SaveBar text={actionError.text} fieldErrors={fields}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('password.submit')}
            </Button>
          </SaveBar>
        </form>
      </AccountCard>
    </AccountPage>
  );
}
