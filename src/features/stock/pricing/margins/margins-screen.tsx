import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { structure } from '#contract/kit/fields.ts';
import {
  marginGrids,
  priceManagerCalls,
  type MarginKind,
} from '#contract/stock/pricing/margin-grids.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { MarginGrid, MarginRows } from './margin-grid.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { changesIn, isMargin, type TypedMargins } from './typed-margins.ts';
import { useGrid } from './use-grid.ts';
import { Versions } from './versions.tsx';

const MarginPicture = lazyComponent(
  async () => (await import('./margin-picture.tsx')).MarginPicture,
);

const none: TypedMargins = {};
const fields = { margins: structure(z.custom<TypedMargins>(), none, {}) };
const inputs = { margins: MarginGrid };
const kinds = Object.keys(marginGrids) as MarginKind[];

/** Margins by groups of products, what they brought and the price they lead to; what is typed is saved as one version. */
export default function ManagerScreen() {
  const { t } = useTranslation('pricing');
  const navigate = useNavigate();
  const may = useMay();
  const { siteId, params, query } = useGrid();
  const [shown, setShown] = useState(false);
  const { kind, part } = params;
  const grid = query.data?.data;
  const parts: readonly string[] = Object.hasOwn(marginGrids, kind)
    ? marginGrids[kind as MarginKind]
    : [];
  const go = (to: string, of: string) => {
    Promise.resolve(navigate(sitePath(siteId, `price/manager/${to}/${of}`))).catch(
      (cause: unknown) => logProblem('The grid was not gone to', cause),
    );
  };
  const refetchResource = () => {
    query.refetch().catch((cause: unknown) => logProblem('No new margins', cause));
  };
  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('manager.title')}</h1>
        {grid && grid.version > 0 && (
          <Button onClick={() => setShown(true)}>
            {t('manager.versionOf', { version: grid.version })}
          </Button>
        )}
      </header>
      <Segments
        label={t('manager.kind')}
        variant="line"
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={parts.length > 0 ? (kind as MarginKind) : null}
        onChoose={(to) => go(to, 'all')}
      />
      {parts.length > 1 && (
        <Segments
          label={t('manager.part')}
          variant="line"
          options={parts.map((value) => ({ value, label: t(`parts.${value as 'all'}`) }))}
          value={part}
          onChoose={(to) => go(kind, to)}
        />
      )}
      <p className="muted">{t('manager.intro')}</p>
      {grid && <MarginPicture rows={grid.rows} />}
      <Loaded query={query}>
        {({ data }) =>
          may('pricing.write') ? (
            <CallForm
              key={`${kind}/${part}`}
              call={priceManagerCalls.save}
              params={params}
              about={`${kind}/${part}`}
              words="pricing:manager"
              fields={fields}
              inputs={inputs}
              body={({ margins }) => ({
                version: data.version,
                changes: changesIn(margins, data.rows),
              })}
              ready={({ margins }) =>
                changesIn(margins, data.rows).length > 0 && Object.values(margins).every(isMargin)
              }
              submit={t('manager.save')}
              onDone={({ data: { version } }) => {
                refetchResource();
                showAlert({ type: 'success', content: t('manager.saved', { version }) });
              }}
            />
          ) : (
            <MarginRows typed={none} onChange={noChange} />
          )
        }
      </Loaded>
      <Dialog
        open={shown}
        place="side"
        title={t('manager.versions')}
        onClose={() => setShown(false)}
      >
        {grid && (
          <Versions
            params={params}
            version={grid.version}
            timeText={(at) => `${showDate(at)} ${showTime(at)}`}
            onDone={() => {
              setShown(false);
              refetchResource();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

const noChange = () => {};
