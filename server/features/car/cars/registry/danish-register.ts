import { askExternal, ExternalError, type ExternalAddress } from '#server/kit/external.ts';
import type { Register } from './register.ts';
import { dayAt, fuelCalled, numberAt, textAt, yearAt } from './answer-rules.ts';

/** MotorAPI, which reads Denmark's register of motor vehicles. It says nothing of tyres. */
export function danishRegister(where: ExternalAddress): Register {
  return {
    source: 'MotorAPI',
    demo: false,
    async car(plate) {
      const raw = await askExternal(
        { ...where, trusted: true },
        `/vehicles/${encodeURIComponent(plate)}`,
        (key) => ({
          'X-AUTH-TOKEN': key,
        }),
      );
      if (raw === null) return null;
      if (textAt(raw, 'registration_number') === '' && textAt(raw, 'vin') === '')
        throw new ExternalError('it answered something else');
      const car = {
        licenseplate: plate,
        country: 'DK' as const,
        vin: textAt(raw, 'vin'),
        make: textAt(raw, 'make'),
        model: textAt(raw, 'model'),
        variant: textAt(raw, 'variant'),
        year: yearAt(raw, 'model_year'),
        first_reg: dayAt(raw, 'first_registration'),
        status: textAt(raw, 'status'),
        colour: textAt(raw, 'color'),
        fuel: fuelCalled(textAt(raw, 'fuel_type')),
        power_kw: numberAt(raw, 'engine_power'),
        curb_kg: numberAt(raw, 'own_weight'),
        gross_kg: numberAt(raw, 'total_weight'),
        // It does not know how high a car is.
        height_cm: null,
        axle_count: numberAt(raw, 'axles'),
        tyre_options: [],
        inspection_due: dayAt(raw, 'mot_info', 'next_inspection_date'),
        last_inspection: dayAt(raw, 'mot_info', 'date'),
      };
      return { car, raw };
    },
  };
}
