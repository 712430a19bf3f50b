import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import { customerDeskCalls, type Duplicate } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { carFieldsOf } from '#contract/car/registry-rules.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { FieldInput } from '#src/crud/widgets/field-input.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { logProblem } from '#src/device/log.ts';
import { reportFailure } from '#src/data/failures.ts';
import { checkInCustomer } from '#src/features/workshop/queue/exports.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useRecordKeys } from '#src/crud/record/use-record-keys.ts';
import { pathsOf } from '#src/crud/resource-paths.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { DuplicateList } from './duplicates-list.tsx';
import { LookUpNote } from './look-up-note.tsx';
import {
  newRecord,
  perhapsCar,
  sentOf,
  typedOf,
  unknownCar,
  type NewRecord,
  type Start,
} from './new-record.ts';
import { useDuplicates } from './use-duplicates.ts';
import { useLookUp } from './use-look-up.ts';
import './new-customer.css';

interface Props {
  siteId: string;
  /** The visit that they came with; 0 for none. */
  visitId: number;
  start: Start;
}

/** Plate, telephone, name, Enter: a customer and their car are in the register, and the visit is theirs. */
export function NewCustomer({ siteId, visitId, start }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(customers);
  const navigate = useNavigate();
  const list = useListPath(customers);
  useRecordKeys({ onEdit: () => {}, onLeave: list.leave });
  const page = useRef<HTMLDivElement>(null);
  const attaching = useAction();
  const made = useRef<{ customer_id: number; car_id: number | null }>(null);
  const thenWaits = useRef(false);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const mayLetIn = visitId === 0 && (rights?.includes('queue.work') ?? false);

  const form = useDraft<NewRecord, typeof customerDeskCalls.show>({
    siteId,
    name: `customer-desk.new.${visitId}.${visitId > 0 ? '' : JSON.stringify(start)}`,
    read: customerDeskCalls.show,
    input: { params: { id: 1 } },
    start: newRecord(start),
    save: async (draft, _, write) => {
      const body = { ...sentOf(draft), ...(visitId > 0 && { queue_id: visitId }) };
      made.current = (await write(customerDeskCalls.create, { body }, { siteId })).data;
      refetchResource(siteId, customers);
      refetchResource(siteId, cars);
      return draft;
    },
    onSaved: (saved) => {
      const { customer_id, car_id } = made.current ?? { customer_id: 0, car_id: null };
      if (thenWaits.current) void checkIn(saved, customer_id, car_id);
      else showAlert({ type: 'success', content: t('new.saved', { name: saved.name }) });
      show(customer_id, car_id);
    },
  });
  const one = form.draft ?? newRecord(start);
  const duplicates = useDuplicates(siteId, one);
  const lookUp = useLookUp(siteId, one.licenseplate, one.country);
  const found = lookUp.answer?.car;

  useEffect(() => {
    const first = page.current?.querySelectorAll('input')[start.licenseplate === '' ? 0 : 1];
    first?.focus();
  }, [start]);

  useEffect(() => {
    if (found) form.give(carFieldsOf(found));
    // Once for each answer: what is typed holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found]);

  function show(customerId: number, carId: number | null) {
    const query = new URLSearchParams();
    if (carId !== null) query.set('car', String(carId));
    if (visitId > 0) query.set('queue_id', String(visitId));
    const path = sitePath(siteId, `${customerId}/customer/show?${query}`);
    Promise.resolve(navigate(path, { replace: true })).catch((cause: unknown) =>
      logProblem('The new customer was not gone to', cause),
    );
  }

  async function checkIn(saved: NewRecord, customerId: number, carId: number | null) {
    const { name, licenseplate } = saved;
    const carBrand = saved.brand;
    const who = { name, licenseplate, carBrand, customerId, ...(carId !== null && { carId }) };
    try {
      await checkInCustomer(siteId, who);
      showAlert({ type: 'success', content: t('checkIn.done', { name }) });
    } catch (cause) {
      reportFailure('addPerson', cause);
    }
  }

  const choose = ({ customer_id, car_id }: Duplicate & { customer_id: number }) =>
    attaching.run(async (write) => {
      if (visitId > 0) {
        const body = { queue_id: visitId, customer_id, car_id };
        await write(customerDeskCalls.attach, { body }, { siteId });
      }
      form.forget();
      show(customer_id, car_id);
    });

  const ready = start.name !== '';
  const change = (part: Partial<Row>) => form.change(part);
  const input = (resource: Resource, name: string, onChange = change) => (
    <FieldInput
      resource={resource}
      name={name}
      row={one}
      fieldError={form.fieldErrors[name]}
      onChange={onChange}
    />
  );
  const isSold = duplicates.some(
    ({ by, customer_id }) => by === 'licenseplate' && customer_id !== null,
  );

  return (
    <div
      ref={page}
      className="page narrow"
      onSubmitCapture={({ nativeEvent }: SubmitEvent) => {
        thenWaits.current = nativeEvent.submitter?.getAttribute('name') === 'then-waits';
      }}
    >
      <BackLink resource={customers} list={list} />
      <h1>{t('new.title')}</h1>
      <DraftForm
        form={form}
        shown={[]}
        ready={ready || form.dirty}
        actions={
          mayLetIn && (
            <Button
              type="submit"
              name="then-waits"
              busy={form.saving}
              disabled={!form.dirty && !ready}
            >
              {t('new.saveAndLetIn')}
            </Button>
          )
        }
      >
        {() => (
          <div className="stack">
            <div className="new-customer-plate grid">
              {input(perhapsCar, 'licenseplate', (part) => change({ ...unknownCar(), ...part }))}
              {input(perhapsCar, 'country', (part) => change({ ...unknownCar(), ...part }))}
            </div>
            <LookUpNote {...lookUp} />
            {input(customers, 'phone')}
            {input(customers, 'name')}
            <Segments
              label={words.field('type')}
              labelled
              options={(customers.fields.type.choices ?? []).map((value) => ({
                value: value as string,
                label: words.choice('type', value),
              }))}
              value={one.type}
              onChoose={(type) => change({ type })}
            />
            {input(customers, 'email')}
            {one.type !== 'private' && input(customers, 'org_number')}
            <DuplicateList duplicates={duplicates} onChoose={(chosen) => void choose(chosen)} />
            <p role="alert">{attaching.actionError.text}</p>
            {isSold && (
              <Toggle
                label={t('new.takeOver')}
                on={one.take_over}
                onTurn={(take_over) => change({ take_over })}
              />
            )}
          </div>
        )}
      </DraftForm>
      {visitId === 0 && (
        <Link
          to={sitePath(siteId, `${pathsOf(customers.name)?.add}?${typedOf(one)}`)}
          onClick={form.forget}
        >
          {t('new.allFields')}
        </Link>
      )}
    </div>
  );
}
