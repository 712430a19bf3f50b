import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '#src/navigation/unsaved.ts';
import { reportFailure } from '#src/data/failures.ts';
import { addPerson } from './queue-moves.ts';

/** Lets somebody who came in wait for the reception: who is typed, or named in the address by a search. What was typed stays until it is saved. */
export function AddPerson({ siteId }: { siteId: string }) {
  const { t } = useTranslation('queue');
  const [missing, setMissing] = useState(false);
  const plateRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(false);
  useUnsaved(typed);
  const [asked, ask] = useSearchParams();
  const plate = asked.get('plate');
  const name = asked.get('name');

  useEffect(() => {
    if (plate === null && name === null) return;
    if (plateRef.current && plate !== null) plateRef.current.value = plate;
    if (nameRef.current && name !== null) nameRef.current.value = name;
    (plate === null ? plateRef : nameRef).current?.focus();
  }, [plate, name]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const licenseplate = plateRef.current?.value.trim() ?? '';
    const givenName = nameRef.current?.value.trim() ?? '';
    setMissing(!licenseplate && !givenName);
    plateRef.current?.focus();
    if (!licenseplate && !givenName) return;
    try {
      await addPerson(siteId, { licenseplate, name: givenName, again: false });
      form.reset();
      // They are in the queue now: the address shall not ask for them again.
      if (plate !== null || name !== null) ask({}, { replace: true });
    } catch (cause) {
      reportFailure('addPerson', cause);
    }
    setTyped(false);
  }

  return (
    <form
      className="queue-add"
      noValidate
      onInput={() => setTyped(Boolean(plateRef.current?.value || nameRef.current?.value))}
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('add.title')}</h2>
      <div className="field">
        <label htmlFor="add-plate">{t('add.plate')}</label>
        <input
          ref={plateRef}
          id="add-plate"
          name="licenseplate"
          className="plate-input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          enterKeyHint="next"
          aria-describedby="add-missing"
        />
      </div>
      <div className="field">
        <label htmlFor="add-name">{t('add.name')}</label>
        <input
          ref={nameRef}
          id="add-name"
          name="name"
          autoComplete="off"
          maxLength={120}
          enterKeyHint="done"
        />
      </div>
      <p id="add-missing" className="queue-notice" role="alert">
        {missing && t('errors.nobody')}
      </p>
      <button type="submit" className="button">
        {t('add.submit')}
      </button>
    </form>
  );
}
