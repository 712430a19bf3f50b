import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { embeddingOf } from '#contract/booking/booking-settings/embedding.ts';
import { bookingPortals, portalCalls } from '#contract/booking/booking-settings/portals.ts';
import type { Row } from '#contract/kit/row.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

/** Where customers book by a portal, seen before it is published; then opened, copied, and put into pages of the workshop. */
export function PortalLink({ row }: { row: Row }) {
  const { t } = useTranslation('booking-settings');
  const { slug, host, name, state, embed_hosts: hosts } = row;
  const mayWrite = useMayWrite(bookingPortals);
  const address = `${location.origin}/book/${slug as string}`;
  const isOpen = state !== 'draft';
  return (
    <div className="stack tight">
      {isOpen && <code className="code">{host ? `https://${host as string}` : address}</code>}
      {!isOpen && <p className="muted">{t('portal.notOpen')}</p>}
      <div className="actions">
        {mayWrite && row.archived_at === null && <Preview id={row.id} />}
        {isOpen && (
          <>
            <a className="button" href={address} target="_blank" rel="noreferrer">
              {t('portal.open')}
            </a>
            <CopyButton
              text={host ? `https://${host as string}` : address}
              label={t('portal.copy')}
            />
            {(hosts as readonly string[]).some((one) => one !== '') && (
              <CopyButton
                text={embeddingOf(
                  host ? `https://${host as string}/book/${slug as string}` : address,
                  name as string,
                )}
                label={t('portal.copyEmbedding')}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** As customers will see it, for a day, for whoever is given the address. */
function Preview({ id }: { id: number }) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const { data } = useQuery(queryFor(siteId, portalCalls.preview, { params: { id } }));
  return (
    data && (
      <a className="button" href={data.data.path} target="_blank" rel="noreferrer">
        {t('portal.preview')}
      </a>
    )
  );
}
