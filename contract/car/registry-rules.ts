import type { RegisteredCar } from './registry.ts';

/** Registers shout. `VOLVO` becomes Volvo; what is short, such as BMW, is a name of letters and stays. */
export const writtenMake = (make: string): string =>
  make === make.toUpperCase()
    ? make.replaceAll(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : make;

/** What of a register's answer belongs into a car's form: only what the register says. */
export function carFieldsOf(registered: RegisteredCar): Record<string, string | number> {
  const { tyre_options: tyres } = registered;
  const front = tyres.find(({ axle }) => axle === 1)?.dimension ?? '';
  const fields = {
    brand: writtenMake(registered.make).slice(0, 40),
    model: registered.model.slice(0, 60),
    variant: registered.variant.slice(0, 80),
    year: registered.year,
    vin: registered.vin.slice(0, 17),
    fuel: registered.fuel,
    color: registered.colour.slice(0, 30),
    weight: within(registered.gross_kg ?? registered.curb_kg, 100_000),
    height: within(registered.height_cm, 1000),
    inspection_due: registered.inspection_due,
    front_dimension: front.slice(0, 20),
    rear_dimension: (tyres.find(({ axle }) => axle === 2)?.dimension ?? front).slice(0, 20),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | number] => entry[1] !== '' && entry[1] !== null,
    ),
  );
}

// A register may say anything.
const within = (amount: number | null, most: number) =>
  amount !== null && amount >= 1 && amount <= most ? amount : null;

/** Whether a plate now belongs to another car than the one known by it: their chassis numbers differ. */
export const isOtherCar = (known: { vin: string }, registered: { vin: string }): boolean =>
  known.vin !== '' && registered.vin !== '' && known.vin !== registered.vin;
