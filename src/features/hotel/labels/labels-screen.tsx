import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  isFlat,
  isPaper,
  labelCalls,
  labelFormats,
  labelKinds,
  labelSizes,
  paperKinds,
  type LabelSize,
} from '#contract/hotel/labels/labels.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { MissingLetters } from '#src/ui/paper/missing-letters.tsx';
import { SheetPicture } from '#src/ui/paper/sheet-picture.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { byBrowser, keepChosenPrinter } from './chosen-printer.ts';
import { PrintLog } from './print-log.tsx';
import { usePrinters } from './use-printers.ts';
import './labels.css';

const sizes = Object.keys(labelSizes) as LabelSize[];
const kinds = [...labelKinds, ...paperKinds];
const ofASet = ['wheel', 'set', 'receipt', 'pick_list'] as const;

/** Labels and papers as they will be printed, and what was printed last; what they are of is in the address. */
export default function LabelsScreen() {
  const { t } = useTranslation('labels');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const [names, setNames] = useState(false);
  const [passports, setPassports] = useState(true);
  const { busy, actionError, run } = useAction();
  const of = kinds.find((kind) => kind === search.get('of')) ?? 'command';
  const { there, printer } = usePrinters(siteId, of);
  const size = sizes.find((one) => one === search.get('size')) ?? printer?.size ?? '60x90';
  const ids = (search.get('ids') ?? '').replaceAll('.', ',');
  const mayHavePassport = of === 'wheel' && !isFlat(labelSizes[size]);
  const query = {
    of,
    ids,
    size,
    names: yes(names),
    passports: yes(passports && mayHavePassport),
  };
  const preview = useQuery({
    ...queryFor(siteId, labelCalls.preview, { query }),
    placeholderData: keepPreviousData,
  });
  const ofSets = ofASet.some((one) => one === of);
  const go = (change: Record<string, string>) =>
    setSearch(withQuery(search, change), { replace: true });
  const readLog = () =>
    queryClient.invalidateQueries({ queryKey: questionOf(siteId, labelCalls.prints) });

  const save = (format: (typeof labelFormats)[number]) =>
    run(async () => {
      await download(labelCalls.print, { query: { ...query, format } }, siteId);
      await readLog();
    });
  const send = (printer_id: number) =>
    run(async (write) => {
      await write(labelCalls.send, { body: { ...query, printer_id } }, { siteId });
      await readLog();
    });
  const network = printer?.kind === 'network' ? printer : undefined;

  return (
    <div className="page">
      <h1>{isPaper(of) ? t(`of.${of}`) : t('title')}</h1>
      <p>{t('lead')}</p>
      {ofSets && (
        <Segments
          label={t('ofTitle')}
          variant="chips"
          options={ofASet.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={of as (typeof ofASet)[number]}
          onChoose={(chosen) => go({ of: chosen })}
        />
      )}
      {!isPaper(of) && (
        <>
          {there.length > 0 && (
            <SelectField
              label={t('printer')}
              options={[
                { value: byBrowser, label: t('browser') },
                ...there.map((one) => ({ value: String(one.id), label: one.name })),
              ]}
              value={printer ? String(printer.id) : byBrowser}
              onChoose={(chosen) => {
                keepChosenPrinter(siteId, of, chosen);
                go({ size: there.find(({ id }) => String(id) === chosen)?.size ?? size });
              }}
            />
          )}
          <Segments
            label={t('size')}
            variant="chips"
            options={sizes.map((value) => ({
              value,
              label: t(`printers.choices.size.${value}`),
            }))}
            value={size}
            onChoose={(chosen) => go({ size: chosen })}
          />
        </>
      )}
      {ofSets && of !== 'receipt' && <Toggle label={t('names')} on={names} onTurn={setNames} />}
      {mayHavePassport && <Toggle label={t('passports')} on={passports} onTurn={setPassports} />}
      <Loaded query={preview} rows={5}>
        {({ data: { count, labels, missing } }) => (
          <>
            <div className="actions">
              {network && (
                <Button variant="primary" busy={busy} onClick={() => void send(network.id)}>
                  {t('send', { printer: network.name })}
                </Button>
              )}
              {labelFormats
                .filter((format) => format === 'pdf' || !isPaper(of))
                .map((format) => (
                  <Button
                    key={format}
                    variant={format === 'pdf' && !network ? 'primary' : 'plain'}
                    busy={busy}
                    onClick={() => void save(format)}
                  >
                    {format === 'pdf' ? t('pdf') : t('zpl')}
                  </Button>
                ))}
            </div>
            <ErrorNote text={actionError.text} />
            <MissingLetters letters={missing} />
            <p>
              {isPaper(of) ? t('pages', { count }) : t('count', { count })}{' '}
              {count > labels.length && <span>{t('more', { shown: labels.length })}</span>}
            </p>
            <ul
              className="tiles label-pictures"
              data-size={isPaper(of) ? 'paper' : isFlat(labelSizes[size]) ? 'flat' : 'roll'}
            >
              {labels.map((label, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and no state
                <li key={at}>
                  <SheetPicture sheet={label} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <PrintLog siteId={siteId} />
    </div>
  );
}

const yes = (is: boolean) => (is ? ('yes' as const) : ('no' as const));
