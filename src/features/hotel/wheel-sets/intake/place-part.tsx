import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, type Code } from '#contract/hotel/label-codes.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { useTranslations } from '#src/crud/words.ts';
import { send } from '#src/data/api.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { questionOf } from '#src/data/query.ts';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { scanner } from '../scanner.ts';
import { findPlace, type ChosenPlace, type NotFound } from './find-place.ts';
import '#src/crud/widgets/widgets.css';
import '../set/set.css';

interface Props {
  size: string;
  rearSize: string;
  value: ChosenPlace | null;
  fieldError?: string | undefined;
  onChoose: (place: ChosenPlace | null) => void;
}

const settledAfter = 300;
/** Where a set is best put: the server says it, and without it what this device keeps. */
async function fetchSuggestion(siteId: string, query: { size: string; rear_size: string }) {
  const sizes = [query.size, query.rear_size];
  const answer = send(wheelSetCalls.suggestion, { query }, { siteId }).then(({ data }) => data);
  return answer.catch(
    orOffline(async () => {
      const found = await (await scanner()).suggestKeptPlace(siteId, sizes);
      if (found === undefined) return undefined;
      const { suggestedPlace } = await import('#contract/hotel/put-away-rules.ts');
      return suggestedPlace(found, sizes);
    }),
  );
}

/** What this device knows where the server was not reached; where it knows nothing, that is why it failed. */
const orOffline =
  <Known,>(kept: () => Promise<Known | undefined>) =>
  async (cause: unknown): Promise<Known> => {
    const known = cause instanceof OfflineError ? await kept() : undefined;
    if (known === undefined) throw cause;
    return known;
  };

/** Where a set is put: the place that suits its wheels with the reason why, or any other. */
export function PlacePart({ size, rearSize, value, fieldError, onChoose }: Props) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const wordsThere = useWordsThere(storagePlaces);
  const sizes = {
    size: useSettled(size, settledAfter),
    rear_size: useSettled(rearSize, settledAfter),
  };
  const { data: found } = useQuery({
    queryKey: questionOf(siteId, wheelSetCalls.suggestion, { query: sizes }),
    queryFn: () => fetchSuggestion(siteId, sizes),
    // Others put sets away meanwhile.
    staleTime: 0,
    // What is suggested stays until the next answer: it may be being pressed.
    placeholderData: keepPreviousData,
  });
  // The label of a place, read while this is asked for, is the place.
  const [strange, setStrange] = useState<{ code: string; why: NotFound } | null>(null);
  const choose = (place: ChosenPlace | null) => {
    setStrange(null);
    onChoose(place);
  };
  async function takePlace(code: Extract<Code, { kind: 'place' }>): Promise<void> {
    const place = await findPlace(siteId, code);
    signal(typeof place === 'string' ? 'bad' : 'ok');
    if (typeof place !== 'string') return choose(place);
    // The set shall not be put at the place before by whoever did not look.
    choose(null);
    setStrange({ code: code.place, why: place });
  }
  useScan((read) => {
    const code = readCode(read);
    if (code.kind !== 'place') return false;
    takePlace(code).catch((cause: unknown) => logProblem('A place was not found', cause));
    return undefined;
  });
  if (!wordsThere) return null;
  return (
    <div className="stack tight">
      {found && (
        <div className="card" role="group" aria-label={t('place.suggested')}>
          <p>
            {t('place.suggested')} <b className="place">{found.place}</b>
          </p>
          <p className="muted">
            {t(`place.because.${found.because}`, {
              rack: found.rack && t(`place.racks.${found.rack}`),
              mm: found.diameter,
            })}
          </p>
          <Button
            aria-pressed={value?.id === found.place_id}
            onClick={() => choose({ id: found.place_id, code: found.place })}
          >
            {t('place.take', { place: found.place })}
          </Button>
        </div>
      )}
      <div role="alert">
        {strange && (
          <p className="message bad">{t(`place.not.${strange.why}`, { place: strange.code })}</p>
        )}
      </div>
      {found === null && <p className="warned">{t('place.none')}</p>}
      <Field label={words.field('place_id')} hint={t('place.hint')} fieldError={fieldError}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={storagePlaces}
            value={value?.id ?? null}
            shown={[value?.code, value?.warehouse].filter(Boolean).join(' · ')}
            onChoose={(row) =>
              choose(
                row && {
                  id: row.id,
                  code: String(row['code']),
                  warehouse: row.shown['warehouse_id'] ?? '',
                },
              )
            }
          />
        )}
      </Field>
    </div>
  );
}
