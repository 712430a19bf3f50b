/**
 * Words that choices were called by before, in any language, by the name of their field and the value:
 * files that were written then are read. Anyone who changes the word of a choice adds the old one here.
 */
export const formerWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  billed_per: { fleet: ['Enligt flottans avtal'] },
  country: { '': ['Var som helst'] },
  customer_type: { public: ['Public', 'Offentlig'] },
  holidays: {
    closed: ['Closed', 'Stengt', 'Stängt'],
    open: ['Open as on other days', 'Åpent som ellers', 'Öppet som vanligt'],
  },
  invoice_delivery: { '': ['På vilket sätt som helst'] },
  kind: {
    '': ['Alla slag'],
    tyre: ['Tyres'],
    rim: ['Rims', 'Felger', 'Fälgar'],
    part: ['Parts', 'Deler', 'Delar'],
    package: ['Packages', 'Pakker'],
    'terms-booking': ['Vilkår for timebestilling'],
    receipt: ['A delivery', 'Vareleveranse', 'En leverans'],
    return: ['A return from a customer', 'Retur fra kunde', 'En retur från kund'],
    site: ['I huset'],
    none: ['Alle slag'],
    exempt: ['Unntatt mva'],
  },
  language: { en: ['English'], nb: ['Norsk bokmål'], sv: ['Svenska'] },
  mode: { self: ['Av seg selv', 'Av sig självt'] },
  per: { piece: ['Varje styck'], set: ['Varje uppsättning om fyra'] },
  problem: {
    '': ['Ingenting'],
    missing: ['Inte där det ska vara'],
    damaged: ['Skadat'],
  },
  rounding: { none: ['Som den blir'] },
  season: {
    summer: [
      'Summer tyres',
      'Sommerdekk',
      'Sommardäck',
      'Summer wheels',
      'Sommerhjul',
      'Sommarhjul',
    ],
    winter: ['Winter tyres', 'Vinterdekk', 'Vinterdäck', 'Winter wheels', 'Vinterhjul'],
    studded: ['Studded winter', 'Piggdekk', 'Dubbdäck', 'Vinter, dubb'],
    friction: [
      'Friction winter',
      'Piggfritt vinter',
      'Friktionsdäck',
      'Vinter, piggfri',
      'Winter, unstudded',
    ],
    all_season: [
      'All year',
      'Helårs',
      'All-season tyres',
      'Helårsdekk',
      'Året runt-däck',
      'All-season wheels',
      'Helårshjul',
      'Året runt-hjul',
    ],
  },
  source: { manual: ['For hånd'] },
  thresholds_of: { site: ['Stedet'] },
  tpms: { indirect: ['Efter hjulens fart'] },
  type: { no_show: ['Utebliven'] },
  use: {
    '': ['Hjulställ i förvar'],
    stage: ['Hjulställ som är framställda'],
  },
  verdict: {
    illegal: ['Illegal', 'Ulovlig', 'Olagligt'],
    watch: ['Watch'],
    replace: ['Bytt', 'Byt'],
  },
};
