import type { RegisteredCar } from '#contract/car/registry.ts';
import { askExternal, ExternalError, type ExternalAddress } from '#server/kit/external.ts';
import type { Register } from './register.ts';
import {
  dayAt,
  fuelCalled,
  listAt,
  centimetresAt,
  numberAt,
  partAt,
  textAt,
  writtenDimension,
  yearAt,
} from './answer-rules.ts';

/** Autosys of Statens vegvesen: the single look-up of technical data, with a key of one's own. */
export function norwegianRegister(where: ExternalAddress): Register {
  return {
    source: 'Statens vegvesen',
    demo: false,
    async car(plate) {
      const raw = await askExternal(
        { ...where, trusted: true },
        `/enkeltoppslag/kjoretoydata?kjennemerke=${encodeURIComponent(plate)}`,
        (key) => ({ 'SVV-Authorization': `Apikey ${key}` }),
      );
      if (raw === null) return null;
      const [vehicle] = listAt(raw, 'kjoretoydataListe');
      if (vehicle === undefined) {
        // It says so with an empty list, or with a message in its place.
        const isAnswer =
          Array.isArray(partAt(raw, 'kjoretoydataListe')) || textAt(raw, 'feilmelding');
        if (!isAnswer) throw new ExternalError('it answered something else');
        return null;
      }
      return { car: carOf(vehicle, plate), raw };
    },
  };
}

function carOf(vehicle: unknown, plate: string): RegisteredCar {
  const technical = partAt(vehicle, 'godkjenning', 'tekniskGodkjenning', 'tekniskeData');
  const engines = listAt(technical, 'motorOgDrivverk', 'motor');
  const fuels = engines.flatMap((engine) =>
    listAt(engine, 'drivstoff').map((fuel) => textAt(fuel, 'drivstoffKode', 'kodeNavn')),
  );
  const hybrid = textAt(technical, 'motorOgDrivverk', 'hybridKategori', 'kodeVerdi');
  const first = dayAt(vehicle, 'forstegangsregistrering', 'registrertForstegangNorgeDato');
  const variant = textAt(technical, 'generelt', 'typebetegnelse');
  const power = engines.flatMap((engine) =>
    listAt(engine, 'drivstoff').flatMap((fuel) => numberAt(fuel, 'maksNettoEffekt') ?? []),
  );
  return {
    licenseplate: plate,
    country: 'NO',
    vin: textAt(vehicle, 'kjoretoyId', 'understellsnummer'),
    make: textAt(technical, 'generelt', 'merke', 0, 'merke'),
    model: textAt(technical, 'generelt', 'handelsbetegnelse', 0),
    variant,
    year: yearAt({ first: first?.slice(0, 4) }, 'first'),
    first_reg: first,
    status: textAt(vehicle, 'registrering', 'registreringsstatus', 'kodeVerdi'),
    colour: textAt(technical, 'karosseriOgLasteplan', 'rFarge', 0, 'kodeNavn'),
    fuel: fuelCalled(...fuels, hybrid !== '' && hybrid !== 'INGEN' ? 'hybrid' : ''),
    power_kw: power.length > 0 ? Math.max(...power) : null,
    curb_kg: numberAt(technical, 'vekter', 'egenvekt'),
    gross_kg: numberAt(technical, 'vekter', 'tillattTotalvekt'),
    height_cm: centimetresAt(technical, 'dimensjoner', 'hoyde'),
    axle_count: numberAt(technical, 'akslinger', 'antallAksler'),
    tyre_options: tyresOf(technical),
    inspection_due: dayAt(vehicle, 'periodiskKjoretoyKontroll', 'kontrollfrist'),
    last_inspection: dayAt(vehicle, 'periodiskKjoretoyKontroll', 'sistGodkjent'),
  };
}

// Several combinations may be allowed; each says what stands on each axle.
function tyresOf(technical: unknown): RegisteredCar['tyre_options'] {
  const combinations = listAt(technical, 'dekkOgFelg', 'akselDekkOgFelgKombinasjon');
  return combinations.flatMap((combination, set) =>
    listAt(combination, 'akselDekkOgFelg').flatMap((axle) => {
      const dimension = writtenDimension(textAt(axle, 'dekkdimensjon'));
      if (dimension === '') return [];
      return {
        set: set + 1,
        axle: numberAt(axle, 'akselId') ?? 1,
        dimension,
        li: textAt(axle, 'belastningskodeDekk'),
        si: textAt(axle, 'hastighetskodeDekk'),
        rim: textAt(axle, 'felgdimensjon'),
        et: textAt(axle, 'innpress'),
      };
    }),
  );
}
