import { useState } from 'react';
import { Choices } from '#src/ui/input/choices.tsx';
import { ColourField } from '#src/ui/input/colour-field.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { Sample } from './sample.tsx';

const words = {
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
  days: 'Open on',
  colour: 'Main colour',
  noColour: 'This is no colour.',
};
const seasons = ['Winter, studded', 'Winter, friction', 'Summer'].map((label) => ({
  value: label,
  label,
}));
const queues = [
  { value: 'expedite', label: 'Reception' },
  { value: 'garage', label: 'Garage' },
] as const;
const days = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label, label }));
const stations = ['Desk 1', 'Desk 2', 'Drop-in'].map((label) => ({ value: label, label }));

/** What is typed into, chosen and turned. */
export function InputSamples() {
  const [queue, setQueue] = useState<'expedite' | 'garage'>('expedite');
  const [station, setStation] = useState('Desk 2');
  const [season, setSeason] = useState('Summer');
  const [sound, setSound] = useState(true);
  const [open, setOpen] = useState(['Monday']);
  const [colour, setColour] = useState('#0b6e4f');
  return (
    <>
      <Sample name="Field">
        <TextField label={words.name} hint={words.hint} defaultValue="Kari Lunde" />
        <TextField
          label={words.email}
          fieldError={words.fieldError}
          type="email"
          defaultValue="kari@"
        />
        <TextField label={words.locked} disabled defaultValue="10042" />
        <Field label={words.note}>{(control) => <textarea {...control} rows={2} />}</Field>
      </Sample>
      <Sample name="Select, Segments, Toggle">
        <SelectField label={words.season} options={seasons} value={season} onChoose={setSeason} />
        <Segments label={words.queue} options={queues} value={queue} onChoose={setQueue} />
        <Segments
          label={words.station}
          variant="chips"
          labelled
          options={stations}
          value={station}
          onChoose={setStation}
        />
        <Segments
          label={words.season}
          variant="line"
          options={seasons}
          value={season}
          onChoose={setSeason}
        />
        <Toggle label={words.sound} on={sound} onTurn={setSound} />
        <Toggle label={words.sound} on={false} disabled onTurn={setSound} />
      </Sample>
      <Sample name="Choices, ColourField">
        <Choices label={words.days} options={days} chosen={open} onChoose={setOpen} />
        <Choices
          label={words.days}
          options={days}
          chosen={[]}
          fieldError={words.fieldError}
          onChoose={setOpen}
        />
        <ColourField
          label={words.colour}
          value={colour}
          fieldError={undefined}
          onChoose={setColour}
        />
        <ColourField
          label={words.colour}
          value="greenish"
          fieldError={words.noColour}
          onChoose={setColour}
        />
      </Sample>
    </>
  );
}
