import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { KnownPerson, QueuePerson } from '#contract/workshop/queue.ts';
import { reportFailure } from '#src/data/failures.ts';
import { showTime } from '#src/i18n/time.ts';
import { useUnsaved } from '#src/navigation/unsaved.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { addPerson, idsOf } from '../queue-moves.ts';
import { hereAlready } from './here-already.ts';
import './add-person.css';

// Only the server knows them: it comes when somebody types.
const KnownList = lazyComponent(async () => (await import('./known-list.tsx')).KnownList);

interface Props {
  siteId: string;
  people: readonly QueuePerson[];
  /** Whether it was opened to be typed into. */
  focused: boolean;
  onAdded: () => void;
}

/**
 * Lets somebody who came in wait for the reception: who is typed, was here before, or is named in
 * the address by a search. What was typed stays until it is saved.
 */
export function AddPerson({ siteId, people, focused, onAdded }: Props) {
  const { t } = useTranslation('queue');
  const [address, setAddress] = useSearchParams();
  const addressPlate = address.get('plate');
  const addressName = address.get('name');
  const isFromAddress = addressPlate !== null || addressName !== null;
  const [plate, setPlate] = useState(addressPlate ?? '');
  const [name, setName] = useState(addressName ?? '');
  const [by, setBy] = useState<'plate' | 'name' | null>(null);
  const [chosen, setChosen] = useState<KnownPerson | null>(null);
  const [missing, setMissing] = useState(false);
  const plateRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  useUnsaved(plate !== '' || name !== '');
  const twin = hereAlready(people, plate);

  useEffect(() => {
    if (focused || isFromAddress)
      (addressPlate === null && isFromAddress ? nameRef : plateRef).current?.focus();
  }, [focused, isFromAddress, addressPlate]);

  function fill(known: KnownPerson) {
    setPlate(known.licenseplate ?? '');
    setName(known.name ?? '');
    setChosen(known);
    setBy(null);
    plateRef.current?.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  function type(field: 'plate' | 'name', value: string) {
    (field === 'plate' ? setPlate : setName)(value);
    setBy(field);
    setChosen(null);
    setMissing(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { licenseplate: plate.trim(), name: name.trim(), again: twin !== undefined };
    const arriving = { ...typed, ...idsOf(chosen) };
    const isMissing = !arriving.licenseplate && !arriving.name;
    setMissing(isMissing);
    plateRef.current?.focus();
    if (isMissing) return;
    try {
      await addPerson(siteId, arriving, chosen);
    } catch (cause) {
      reportFailure('addPerson', cause);
      return;
    }
    setPlate('');
    setName('');
    setBy(null);
    setChosen(null);
    onAdded();
    if (!isFromAddress) return;
    // They are in the queue now: the address shall not ask for them again.
    const rest = new URLSearchParams(address);
    rest.delete('plate');
    rest.delete('name');
    setAddress(rest, { replace: true });
  }

  const notice = twin
    ? t('add.since', { plate: twin.licenseplate, time: showTime(twin[twin.queue].start_at) })
    : missing && t('errors.nobody');

  return (
    <form className="section queue-add" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="t16">{t('add.title')}</h2>
      <div className="field">
        <label htmlFor="add-plate">{t('add.plate')}</label>
        <input
          ref={plateRef}
          id="add-plate"
          name="licenseplate"
          className="code-input"
          data-scan="plate"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          enterKeyHint="next"
          aria-describedby="add-notice"
          value={plate}
          onChange={(event) => type('plate', event.target.value)}
        />
      </div>
      {by === 'plate' && <KnownList siteId={siteId} by="plate" typed={plate} onChoose={fill} />}
      <div className="field">
        <label htmlFor="add-name">{t('add.name')}</label>
        <input
          ref={nameRef}
          id="add-name"
          name="name"
          autoComplete="off"
          maxLength={120}
          enterKeyHint="done"
          value={name}
          onChange={(event) => type('name', event.target.value)}
        />
      </div>
      {by === 'name' && <KnownList siteId={siteId} by="name" typed={name} onChoose={fill} />}
      <p id="add-notice" className="field-error" role="alert">
        {notice}
      </p>
      <button type="submit" className="button">
        {twin ? t('add.anyway') : t('add.submit')}
      </button>
    </form>
  );
}
