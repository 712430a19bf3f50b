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
import { readSetsAnew } from '../set/read-sets-anew.ts';
import { faultsOf } from '../wheels/wheel-draft.ts';
import { blankIntake, bodyOf, filledFrom, type IntakeDraft } from './intake-draft.ts';
import { sendIntake } from './send-intake.ts';
import { useKnown } from './use-known.ts';

/** A set that comes in: what is typed of it, what is known of its car, and the way to the server, with or without network. */
export function useIntake() {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sent = useRef<number | null>(null);
  const [start] = useState(() => blankIntake(showDate(serverNow())));
  const form = useDraft<IntakeDraft, typeof wheelSets.calls.one>({
    siteId,
    name: 'wheel-set.intake',
    read: wheelSets.calls.one,
    input: { params: { id: '1' } },
    start,
    save: async (draft) => {
      sent.current = await sendIntake(siteId, bodyOf(draft), draft.photos);
      return draft;
    },
    onSaved: () => {
      readSetsAnew(siteId);
      if (sent.current === null) showAlert({ type: 'success', content: t('intake.kept') });
      const to = sent.current === null ? 'tyre-hotel/list2' : `tyre-hotel/details/${sent.current}`;
      void Promise.resolve(navigate(sitePath(siteId, to))).catch((cause: unknown) =>
        logProblem('The set was not gone to', cause),
      );
    },
  });
  const draft = form.draft ?? start;
  const known = useKnown(draft.licenseplate);
  const { change } = form;
  useScan((read) => {
    const code = readCode(read);
    return code.kind === 'plate' && change({ licenseplate: code.plate });
  });

  // What is known of the plate is filled in once; what somebody changes then stays.
  const { plate } = known;
  const filled = useRef('');
  useEffect(() => {
    if (plate === '' || filled.current === plate) return;
    filled.current = plate;
    const more = filledFrom(draft, known.car, known.sets);
    if (Object.keys(more).length > 0) change(more);
  });

  // Somebody came from a car or a customer: theirs it is.
  const car = search.get('car_id') ?? search.get('carId');
  const agreement = search.get('agreement_id');
  const customer = search.get('customer_id');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const began = async () => {
      if (car) {
        const { data } = await send(cars.calls.one, { params: { id: car } }, { siteId });
        change({ licenseplate: data.licenseplate });
      }
      if (customer) {
        const { data } = await send(customers.calls.one, { params: { id: customer } }, { siteId });
        const shown = { customer_id: titleOf(customers, data) };
        change({ customer_id: data.id, shown });
      }
      if (agreement) {
        const params = { id: agreement };
        const { data } = await send(storageAgreements.calls.one, { params }, { siteId });
        const { licenseplate, customer_id, shown } = data;
        change({ agreement_id: data.id, licenseplate, customer_id, shown });
      }
    };
    began().catch((cause: unknown) => logProblem('Nobody knows whose set it is', cause));
  }, [agreement, car, customer, siteId, change]);

  const isWhole =
    (draft.licenseplate.trim() !== '' || draft.customer_id !== null) &&
    Object.keys(faultsOf(draft.drafts)).length === 0;
  return { form, draft, known, isWhole };
}

export type Intake = ReturnType<typeof useIntake>;
