import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { consentDefinitions } from '#contract/customer/consents.ts';
import { pathsOf } from '#src/crud/resource-paths.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import i18next from 'i18next';

const screens = screensOf(consentDefinitions, {
  card: ['kind', 'lawful_basis', 'valid_from'],
  status: ({ valid_from: from }) =>
    typeof from === 'string' && from > showDate(serverNow())
      ? { tone: 'info', text: i18next.t('customers:consents.toCome') }
      : null,
});
const kinds: readonly string[] = consentDefinitions.fields.kind.choices;

/** For an address that names a kind which is none. */
function UnknownKind({ name }: { name: string }) {
  const { t } = useTranslation('customers');
  const path = pathsOf(consentDefinitions.name)?.list ?? '';
  return (
    <div className="page">
      <EmptyState title={t('consents.unknown', { name })}>
        <Link className="button" to={sitePath(useSiteId(), path)}>
          {t('consents.all')}
        </Link>
      </EmptyState>
    </div>
  );
}

/** A screen whose address names a kind is the one of all, with what the kind says to it. */
const ofKind = (Screen: ComponentType, which: 'list' | 'add' | 'one') =>
  function OfKind() {
    const siteId = useSiteId();
    const { consentType = '' } = useParams();
    const [search] = useSearchParams();
    if (consentType === '' || consentType === 'all') return <Screen />;
    if (!kinds.includes(consentType)) return <UnknownKind name={consentType} />;
    if (which === 'one') return <Screen />;
    const query = new URLSearchParams(search);
    query.set('kind', consentType);
    const path = pathsOf(consentDefinitions.name)?.[which] ?? '';
    return <Navigate replace to={`${sitePath(siteId, path)}?${query}`} />;
  };

export default {
  ...screens,
  list: ofKind(screens.list, 'list'),
  add: ofKind(screens.add, 'add'),
  one: ofKind(screens.one, 'one'),
};
