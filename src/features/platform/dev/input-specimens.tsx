import { useState } from 'react';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { Specimen } from './specimen.tsx';

const says = {
  name: 'Name',
  hint: 'As it stands on the invoice.',
  email: 'E-mail',
  fieldError: 'This is not written as it should be.',
  note: 'Note',
  locked: 'Customer number',
  queue: 'My queue',
  station: 'Station',
  season: 'Season',
  sound: 'Sound when somebody is called',
};
const seasons = ['Winter, studded', 'Winter, friction', 'Summer'].map((label) => ({
  value: label,
  label,
}));
const queues = [
  { value: 'expedite', label: 'Reception' },
  { value: 'garage', label: 'Garage' },
] as const;
const stations = ['Desk 1', 'Desk 2', 'Drop-in'].map((label) => ({ value: label, label }));

/** What is typed into, chosen and turned. */
export function InputSpecimens() {
  const [queue, setQueue] = useState<'expedite' | 'garage'>('expedite');
  const [station, setStation] = useState('Desk 2');
  const [season, setSeason] = useState('Summer');
  const [sound, setSound] = useState(true);
  return (
    <>
      <Specimen name="Field">
        <Field label={says.name} hint={says.hint}>
          {(control) => <input {...control} defaultValue="Kari Lunde" />}
        </Field>
        <Field label={says.email} fieldError={says.fieldError}>
          {(control) => <input {...control} type="email" defaultValue="kari@" />}
        </Field>
        <Field label={says.locked}>
          {(control) => <input {...control} disabled defaultValue="10042" />}
        </Field>
        <Field label={says.note}>{(control) => <textarea {...control} rows={2} />}</Field>
      </Specimen>
      <Specimen name="Select, Segments, Toggle">
        <Field label={says.season}>
          {(control) => (
            <Select {...control} options={seasons} value={season} onChoose={setSeason} />
          )}
        </Field>
        <Segments label={says.queue} options={queues} value={queue} onChoose={setQueue} />
        <Segments
          label={says.station}
          variant="chips"
          labelled
          options={stations}
          value={station}
          onChoose={setStation}
        />
        <Toggle label={says.sound} on={sound} onTurn={setSound} />
        <Toggle label={says.sound} on={false} disabled onTurn={setSound} />
      </Specimen>
    </>
  );
}
