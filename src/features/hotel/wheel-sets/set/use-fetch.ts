import { useTranslation } from 'react-i18next';
import { useAction } from '#src/crud/use-action.ts';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';

/** Asks for a set to be fetched and set ready: it stands in the work list from then on. */
export function useFetch(id: number) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const ask = () =>
    void run(async (write) => {
      const { requestSet } = await loadChunk(() => import('./request-set.ts'));
      showSnackbar(t('fetch.asked', { number: await requestSet(write, siteId, id) }));
    });
  return { busy, actionError, ask };
}
