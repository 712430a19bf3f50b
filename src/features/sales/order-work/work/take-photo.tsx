import { cameraOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { logProblem } from '#src/device/log.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { takePhoto } from './do-work.ts';

interface Props {
  siteId: string;
  view: OrderAtWork;
  /** What it is taken for; without it, of what was only seen. */
  check?: { readonly id: number; readonly title: string };
}

/** Takes photos of an order at work, with or without network. */
export function TakePhoto({ siteId, view, check }: Props) {
  const { t } = useTranslation('order-work');
  const [busy, setBusy] = useState(false);
  const label = check ? t('photos.of', { what: check.title }) : t('photos.take');

  async function take(files: readonly File[]) {
    setBusy(true);
    for (const file of files) {
      try {
        const isKept = await takePhoto(siteId, view, check?.id ?? null, file);
        if (!isKept) showSnackbar(t('photos.noPicture'));
      } catch (cause) {
        logProblem('A photo was not kept', cause);
        showSnackbar(t('photos.notKept'));
      }
    }
    setBusy(false);
  }
  return (
    <label className="button" aria-busy={busy}>
      {busy ? <span className="spinner" /> : <Icon icon={cameraOutline} />}
      <span>{check ? t('photos.short') : label}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        className="visually-hidden"
        aria-label={label}
        disabled={busy}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
