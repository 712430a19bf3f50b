import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { choice, number, reference, text } from '#contract/kit/fields.ts';
import { placesOf } from '#contract/hotel/storage-places/place-rules.ts';
import {
  placeCalls,
  racks,
  storagePlaces,
  warehouses,
} from '#contract/hotel/storage-places/storage-places.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { PatternPreview } from './pattern-preview.tsx';

const fields = {
  warehouse_id: reference(() => warehouses, { required: true }),
  pattern: text(120, { required: true, hint: true }),
  zone: text(40, {}),
  room: number({ from: 1, to: 99 }, { required: true }),
  rack: choice(racks, {}),
};

/** Makes the places of a pattern, which are shown while it is typed. */
export default function PatternScreen() {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const warehouse = Number(search.get('warehouse')) || undefined;
  return (
    <div className="page" data-width="text">
      <h1>{t('pattern.title')}</h1>
      <p>{t('pattern.lead')}</p>
      <CallForm
        call={placeCalls.addMany}
        about={String(warehouse ?? 'new')}
        words="storage-places:pattern"
        fields={fields}
        start={{ ...(warehouse && { warehouse_id: warehouse }), room: 1 }}
        ready={({ warehouse_id: id, pattern, room }) =>
          id !== null && room !== null && Array.isArray(placesOf(pattern))
        }
        submit={({ pattern }) => {
          const codes = placesOf(pattern);
          return t('pattern.do', { count: typeof codes === 'string' ? 0 : codes.length });
        }}
        renderBelow={({ pattern }) => <PatternPreview pattern={pattern} />}
        onDone={({ data: { made, there } }, typed) => {
          refetchResource(siteId, storagePlaces);
          refetchResource(siteId, warehouses);
          showSnackbar(
            [t('pattern.made', { count: made }), there > 0 && t('pattern.there', { count: there })]
              .filter(Boolean)
              .join(' '),
          );
          void navigate(sitePath(siteId, `logistics/admin?warehouse=${typed.warehouse_id}`));
        }}
      />
    </div>
  );
}
