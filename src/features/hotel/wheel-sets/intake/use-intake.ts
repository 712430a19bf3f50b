import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { readCode } from '#contract/hotel/label-codes.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { showAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { refetchSets } from '../refetch-sets.ts';
import { faultsOf } from '../wheels/wheel-draft.ts';
import { blankIntake, bodyOf, filledFrom, withoutFill, type IntakeDraft } from './intake-draft.ts';
import type { SavedIntake } from './saved-intake.tsx';
import { sendIntake } from './send-intake.ts';
import { useKnown } from './use-known.ts';

interface Begun {
  readonly plate?: string;
  readonly onNext?: (saved: SavedIntake, plate: string) => void;
}

/**
 * A set that comes in: what is typed of it, what is known of its car, and the way to the server, with
 * or without network. It begins with a `plate` that was read before. Once it is saved `onNext` is
 * called, with the plate that was read meanwhile; without one, or where the form was opened for a
 * car or a customer, the set is opened.
 */
export function useIntake({ plate: begun = '', onNext }: Begun = {}) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sent = useRef<number | null>(null);
  const [start] = useState(() => blankIntake(showDate(serverNow()), { licenseplate: begun }));
  // Somebody came from a car, a customer or an agreement: theirs it is.
  const car = search.get('car_id') ?? search.get('carId');
  const agreement = search.get('agreement_id');
  const customer = search.get('customer_id');
  const about = aboutOf({ car_id: car, customer_id: customer, agreement_id: agreement });
  const goesOn = onNext !== undefined && about === '';
  const nextPlate = useRef('');
  const form = useDraft<IntakeDraft, typeof wheelSets.calls.one>({
    siteId,
    name: `wheel-set.intake.${about}`,
    read: wheelSets.calls.one,
    input: { params: { id: '1' } },
    start,
    save: async (draft) => {
      nextPlate.current = '';
      sent.current = await sendIntake(siteId, bodyOf(draft), draft.photos);
      return draft;
    },
    onSaved: ({ licenseplate: plate }) => {
      refetchSets(siteId);
      if (goesOn) return onNext({ id: sent.current, plate }, nextPlate.current);
      if (sent.current === null) showAlert({ type: 'success', content: t('intake.kept') });
      const to = sent.current === null ? 'tyre-hotel/list2' : `tyre-hotel/details/${sent.current}`;
      void Promise.resolve(navigate(sitePath(siteId, to))).catch((cause: unknown) =>
        logProblem('The set was not gone to', cause),
      );
    },
  });
  const draft = form.draft ?? start;
  const known = useKnown(draft.licenseplate);
  const { change, give, saving } = form;
  useScan((read) => {
    const code = readCode(read);
    if (code.kind !== 'plate') return false;
    if (goesOn && saving) nextPlate.current = code.plate;
    else change({ licenseplate: code.plate });
    return undefined;
  });

  // What is known of the plate is filled in once; what somebody changes then stays.
  const { plate } = known;
  const filled = useRef<{ of: string; values: Partial<IntakeDraft> }>({ of: '', values: {} });
  useEffect(() => {
    const of = `${about} ${plate}`;
    if (plate === '' || filled.current.of === of) return;
    // Of the plate before, which may have been misread, nothing is left.
    const left = withoutFill(draft, filled.current.values, start);
    const values = filledFrom({ ...draft, ...left }, known.car, known.sets);
    filled.current = { of, values };
    give({ ...left, ...values });
  });

  const opened = useRef<string>(null);
  useEffect(() => {
    if (opened.current === about) return;
    opened.current = about;
    const began = async () => {
      if (car) {
        const { data } = await send(cars.calls.one, { params: { id: car } }, { siteId });
        give({ licenseplate: data.licenseplate });
      }
      if (customer) {
        const { data } = await send(customers.calls.one, { params: { id: customer } }, { siteId });
        const shown = { customer_id: titleOf(customers, data) };
        give({ customer_id: data.id, shown });
      }
      if (agreement) {
        const params = { id: agreement };
        const { data } = await send(storageAgreements.calls.one, { params }, { siteId });
        const { licenseplate, customer_id, shown } = data;
        give({ agreement_id: data.id, licenseplate, customer_id, shown });
      }
    };
    began().catch((cause: unknown) => logProblem('Nobody knows whose set it is', cause));
  }, [about, agreement, car, customer, siteId, give]);

  const isWhole =
    (draft.licenseplate.trim() !== '' || draft.customer_id !== null) &&
    Object.keys(faultsOf(draft.drafts)).length === 0;
  return {
    form,
    draft,
    known,
    isWhole,
    /** What it is about, as it stands behind the path of its forms. */
    about,
  };
}

function aboutOf(ids: Readonly<Record<string, string | null>>): string {
  const named = Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : [[name, id]]));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : '';
}

export type Intake = ReturnType<typeof useIntake>;
