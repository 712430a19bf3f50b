import type { RegisteredCar } from '#contract/car/registry.ts';
import { askExternal, ExternalError, type ExternalAddress } from '#server/kit/external.ts';
import type { Register } from './register.ts';
import {
  dayAt,
  fuelCalled,
  centimetresAt,
  numberAt,
  partAt,
  textAt,
  writtenDimension,
  yearAt,
} from './answer-rules.ts';

/** Biluppgifter, one of those who are licensed to resell Transportstyrelsen's register. */
export function swedishRegister(where: ExternalAddress): Register {
  return {
    source: 'Biluppgifter',
    demo: false,
    async car(plate) {
      const raw = await askExternal(
        { ...where, trusted: true },
        `/api/v1/vehicle/regno/${encodeURIComponent(plate)}?include=basic,technical,inspection`,
        (key) => ({ Authorization: `Bearer ${key}` }),
      );
      if (raw === null) return null;
      const found = partAt(raw, 'data');
      if (textAt(found, 'attributes', 'regno') === '')
        throw new ExternalError('it answered something else');
      return { car: carOf(found, plate), raw };
    },
  };
}

function carOf(found: unknown, plate: string): RegisteredCar {
  const basic = partAt(found, 'basic', 'data');
  const technical = partAt(found, 'technical', 'data');
  const inspection = partAt(found, 'inspection', 'data');
  return {
    licenseplate: plate,
    country: 'SE',
    vin: textAt(found, 'attributes', 'vin'),
    make: textAt(basic, 'make'),
    model: textAt(basic, 'model'),
    variant: textAt(basic, 'type'),
    year: yearAt(basic, 'model_year') ?? yearAt(basic, 'vehicle_year'),
    first_reg: dayAt(basic, 'first_registered'),
    status: textAt(basic, 'status'),
    colour: textAt(basic, 'color'),
    fuel: fuelCalled(textAt(technical, 'fuel')),
    power_kw: numberAt(technical, 'power_kw'),
    curb_kg: numberAt(technical, 'kerb_weight'),
    gross_kg: numberAt(technical, 'total_weight'),
    height_cm: centimetresAt(technical, 'height'),
    axle_count: numberAt(technical, 'number_of_axles'),
    tyre_options: (['front', 'back'] as const).flatMap((end, at) => {
      const dimension = writtenDimension(textAt(technical, `tire_${end}`));
      const rim = textAt(technical, `rim_${end}`);
      return dimension === ''
        ? []
        : [{ set: 1, axle: at + 1, dimension, li: '', si: '', rim, et: '' }];
    }),
    inspection_due: dayAt(inspection, 'inspection_valid_until'),
    last_inspection: dayAt(inspection, 'latest_inspection'),
  };
}
