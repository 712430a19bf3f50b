import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyLogoCalls, type CompanyLogo as Kept } from '#contract/economy/company-logo.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { base64 } from '#src/data/outbox/base64.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { shrink } from '#src/device/photos/shrink.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Logo } from '#src/ui/photo/logo.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  /** Called once the company has another logo, or none. */
  onChanged: () => void;
}

/** The logo that the company's customers see: shown, chosen and taken away. */
export function CompanyLogo({ onChanged }: Props) {
  const { t } = useTranslation('billing');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, companyLogoCalls.read, undefined));
  const { busy, actionError, refuse, run } = useAction();
  const [message, setMessage] = useState('');
  const show = (answer: { readonly data: Kept }, words: string) => {
    queryClient.setQueryData(questionOf(siteId, companyLogoCalls.read, undefined), answer);
    setMessage(words);
    onChanged();
  };
  const keep = (picture: File) =>
    run(async (write) => {
      setMessage('');
      const shrunk = await shrink(picture);
      if (!shrunk) return refuse({ text: t('errors.no_picture'), fields: {} });
      const [whole, small] = await Promise.all([base64(shrunk.whole), base64(shrunk.small)]);
      show(
        await write(companyLogoCalls.keep, { body: { whole, small } }, { siteId }),
        t('logo.kept'),
      );
    });
  const remove = () =>
    run(async (write) => {
      setMessage('');
      show(await write(companyLogoCalls.remove, { body: {} }, { siteId }), t('logo.removed'));
    });
  return (
    <section className="section stack tight" aria-label={t('logo.title')}>
      <h2>{t('logo.title')}</h2>
      <p className="muted">{t('logo.intro')}</p>
      <Loaded query={query} rows={1}>
        {({ data: { address } }) => (
          <>
            {address === null ? (
              <p>{t('logo.none')}</p>
            ) : (
              <Logo address={address} of={t('logo.shown')} />
            )}
            <div className="actions" data-name="logo">
              <label className="button" aria-busy={busy}>
                <span>{address === null ? t('logo.choose') : t('logo.other')}</span>
                <input
                  type="file"
                  accept="image/png,image/jpeg"
                  className="visually-hidden"
                  disabled={busy}
                  onChange={({ target }) => {
                    const [picture] = target.files ?? [];
                    if (picture) void keep(picture);
                    target.value = '';
                  }}
                />
              </label>
              {address !== null && (
                <Button busy={busy} onClick={() => void remove()}>
                  {t('logo.remove')}
                </Button>
              )}
            </div>
            <small className="muted">{t('logo.hint')}</small>
          </>
        )}
      </Loaded>
      <ErrorNote text={actionError.text} />
      <p role="status">{message}</p>
    </section>
  );
}
