import { useState } from 'react';
import { Address } from '#src/crud/values/address.tsx';
import { SpacedPlate } from '#src/crud/values/spaced-plate.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { Sample } from './sample.tsx';

const words = {
  day: 'Day',
  time: 'Time',
  km: 'Odometer',
  wrong: 'This is not written as it should be.',
};
const nothing = () => undefined;

/** What fields hold, read and written. */
export function ValueSamples() {
  const [day, setDay] = useState('2026-11-20');
  const [km, setKm] = useState<number | string | null>(84_500);
  return (
    <>
      <Sample name="SpacedPlate, Address">
        <div className="row">
          <SpacedPlate plate="12ABC3" country="NL" />
          <SpacedPlate plate="AB12CDE" country="GB" />
        </div>
        <Address street="Storgata 1" zip="0155" city="Oslo" country="NO" countryName="Norge" />
        <Address street="" zip="" city="" country="NO" countryName="" />
      </Sample>
      <Sample name="DateField, NumberField">
        <DateField label={words.day} value={day} onChange={setDay} />
        <DateField label={words.day} value="2026-13" fieldError={words.wrong} onChange={nothing} />
        <DateField label={words.time} kind="time" value="07:30" onChange={nothing} />
        <NumberField label={words.km} digits={0} unit="km" value={km} onChange={setKm} />
      </Sample>
    </>
  );
}
