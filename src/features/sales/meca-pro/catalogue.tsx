import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mecaProCalls, type MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { showParts } from './use-parts.ts';

/** Opens the catalogue for the car of an order, and fetches what was put into its basket there. */
export function Catalogue({ order, basket }: Pick<MecaProStatus, 'order' | 'basket'>) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [kType, setKType] = useState(basket?.k_type || order.k_type);
  const [search, setSearch] = useSearchParams();
  const params = { id: order.id };

  const open = () =>
    run(async (write) => {
      const { data } = await write(
        mecaProCalls.open,
        { params, body: { k_type: kType } },
        { siteId },
      );
      location.assign(data.url);
    });
  const fetch = () =>
    run(async (write) => {
      showParts(siteId, await write(mecaProCalls.fetch, { params }, { siteId }));
    });

  // A user who comes back from the catalogue wants what they have chosen there.
  const comesBack = search.has('fetch');
  const fetched = useRef(false);
  useEffect(() => {
    if (!comesBack || fetched.current) return;
    fetched.current = true;
    setSearch({}, { replace: true });
    void fetch();
  });

  return (
    <section className="section stack" aria-label={t('catalogue.title')}>
      <h2>{t('catalogue.title')}</h2>
      <p className="muted">{t('catalogue.about', { plate: order.plate })}</p>
      <TextField
        label={t('catalogue.kType')}
        hint={t('catalogue.kTypeHint')}
        className="entry"
        inputMode="numeric"
        maxLength={9}
        value={kType}
        onChange={(event) => setKType(event.target.value.replaceAll(/\D/g, ''))}
      />
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button
          variant={basket?.fetched_at ? 'plain' : 'primary'}
          busy={busy}
          onClick={() => void open()}
        >
          {t('catalogue.open')}
        </Button>
        {basket && (
          <Button busy={busy} onClick={() => void fetch()}>
            {basket.fetched_at ? t('catalogue.again') : t('catalogue.fetch')}
          </Button>
        )}
      </div>
    </section>
  );
}
