import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { text } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { SiteField } from '#src/crud/widgets/site-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const fields = {
  to_site_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  signed_by: text(80, { required: true }),
};

interface Props {
  transfer: RowOf<typeof transfers>;
  onSent: () => void;
}

/** With whom a transfer leaves, who signs for it; where to is asked again only if no site is called so any more. */
export function SendForm({ transfer: { id, to_site: to }, onSent }: Props) {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, transferCalls.sites, undefined));
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => {
        const there = data.find(({ name }) => name === to);
        return (
          <CallForm
            call={transferCalls.send}
            params={{ id }}
            about={String(id)}
            words="transfers:send"
            fields={fields}
            without={there ? ['to_site_id'] : []}
            inputs={{ to_site_id: AnotherSite }}
            body={({ to_site_id: chosen, driver, signed_by }) => ({
              to_site_id: there?.id ?? Number(chosen),
              driver: driver.trim(),
              signed_by: signed_by.trim(),
            })}
            ready={({ to_site_id: chosen, driver, signed_by }) =>
              Boolean(there ?? chosen) && driver.trim() !== '' && signed_by.trim() !== ''
            }
            submit={t('send.do')}
            onDone={() => {
              refetchResource(siteId, transfers);
              onSent();
            }}
          />
        );
      }}
    </Loaded>
  );
}

const AnotherSite: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('transfers');
  const props = { label, value, fieldError, onChange };
  return <SiteField {...props} call={transferCalls.sites} none={t('send.choose')} />;
};
