import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The code by which a computer becomes an agent, shown once when it is made. */
export function Pairing({ id, isPaired = false }: { id: number; isPaired?: boolean }) {
  const { t } = useTranslation('register-agents');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [code, setCode] = useState('');
  const server = window.location.origin;
  const command = `curl -O ${server}/agent.js && node agent.js pair ${code} --server ${server}`;
  const make = () =>
    run(async (write) => {
      setCode(
        (await write(registerAgentCalls.makeCode, { params: { id } }, { siteId })).data.secret,
      );
    });
  return (
    <section className="stack" aria-label={t('pair.title')}>
      <h2>{t('pair.title')}</h2>
      <p>{t('pair.intro')}</p>
      {code !== '' && (
        <div className="section" role="status">
          <p>{t('pair.once')}</p>
          <p className="code t20 strong">{code}</p>
          <b>{t('pair.command')}</b>
          <p className="code small">{command}</p>
          <CopyButton text={command} />
        </div>
      )}
      <div className="actions">
        <Button variant={isPaired ? 'plain' : 'primary'} busy={busy} onClick={() => void make()}>
          {t('pair.make')}
        </Button>
      </div>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
