import type { PlaceKind } from '#contract/booking/slots/site.ts';
import type { DemoSite } from '../organisation.ts';

type Country = DemoSite['country'];

/** What is said of a calendar in each country. */
export const wordsOf = {
  NO: {
    language: 'nb',
    opening: 'Åpningstider',
    spring: 'Vårsesong',
    autumn: 'Høstsesong',
    shift: 'Skift i sesongen',
    christmas: 'Julaften',
    newYear: 'Nyttårsaften',
    ill: 'Syk',
    leave: 'Ferie',
    service: 'Service på løfteren',
    portal: 'Nettbooking',
    welcome: 'Book hjulskift eller dekkskift. Det tar et par minutter.',
    done: 'Takk! Sjekk inn ved skranken når du kommer.',
    lifts: ['Løft 1', 'Løft 2'],
    places: [
      ['Hjulstilling', 'alignment'],
      ['Kjør inn', 'drive_in'],
    ] as [string, PlaceKind][],
    people: [
      ['Ola Bakken', 'dekk', 'hjulstilling'],
      ['Marius Lien', 'dekk'],
      ['Sara Haugen', 'dekk', 'TPMS'],
      ['Jonas Bakken', 'dekk'],
    ] as [string, ...string[]][],
  },
  SE: {
    language: 'sv',
    opening: 'Öppettider',
    spring: 'Vårsäsong',
    autumn: 'Höstsäsong',
    shift: 'Skift under säsongen',
    christmas: 'Julafton',
    newYear: 'Nyårsafton',
    ill: 'Sjuk',
    leave: 'Semester',
    service: 'Service på lyften',
    portal: 'Webbokning',
    welcome: 'Boka hjulskifte eller däckbyte. Det tar ett par minuter.',
    done: 'Tack! Checka in vid disken när du kommer.',
    lifts: ['Lyft 1', 'Lyft 2'],
    places: [['Hjulinställning', 'alignment']] as [string, PlaceKind][],
    people: [
      ['Erik Lund', 'däck', 'hjulinställning'],
      ['Anna Holm', 'däck'],
      ['Ali Hassan', 'däck', 'TPMS'],
      ['Elin Sjöberg', 'däck'],
    ] as [string, ...string[]][],
  },
} as const;

const tyres = { NO: 'dekk', SE: 'däck' } as const;
const axles = { NO: 'hjulstilling', SE: 'hjulinställning' } as const;

/** The categories of a calendar. */
export const categoriesOf = (country: Country) =>
  (country === 'NO' ? ['Hjulskift', 'Dekk', 'Verksted'] : ['Hjulskifte', 'Däck', 'Verkstad']).map(
    (name, at) => ({ name, position: 10 * (at + 1), icon: ['wheel', 'other', 'wrench'][at]! }),
  );

type Translated = readonly [nb: string, sv: string, en: string];
const services: readonly (readonly [
  Translated,
  category: number,
  minutes: number,
  price: number,
  color: string,
])[] = [
  [
    ['Hjulskift fra dekkhotell', 'Hjulskifte från däckhotell', 'Wheel change from the tyre hotel'],
    0,
    20,
    690_00,
    'blue',
  ],
  [
    ['Hjulskift, egne hjul', 'Hjulskifte, egna hjul', 'Wheel change, own wheels'],
    0,
    20,
    590_00,
    'green',
  ],
  [
    ['Omlegging på felg, 4 stk.', 'Däckbyte på fälg, 4 st', 'Tyre change on rims, 4 pcs'],
    1,
    60,
    1_490_00,
    'amber',
  ],
  [['Avbalansering', 'Balansering', 'Balancing'], 1, 20, 490_00, 'grey'],
  [['Punktering', 'Punktering', 'Puncture repair'], 1, 30, 390_00, 'red'],
  [['Hjulstilling', 'Hjulinställning', 'Wheel alignment'], 2, 60, 1_690_00, 'grey'],
];

/** The services of a calendar, by the places of their categories. */
export const servicesOf = (country: Country) =>
  services.map(([[nb, sv, en], category, minutes, price, color], at) => ({
    category,
    name: country === 'NO' ? nb : sv,
    names: JSON.stringify({ nb, sv, en }),
    minutes,
    minutes_by_class: JSON.stringify(
      at < 2 ? { heavy: 25 } : at === 2 ? { large_wheels: 75, run_flat: 90 } : {},
    ),
    buffer_after: 5,
    price,
    color,
    skills: [at === 5 ? axles[country] : tyres[country]],
    place_kinds: JSON.stringify(at === 5 ? ['alignment'] : []),
    needs_set: at === 0,
    wheel_change: at < 2,
  }));

/** What is offered beside them. */
export const addonsOf = (country: Country) =>
  [
    {
      names: ['Hjulvask', 'Hjultvätt'],
      minutes: 10,
      price: 250_00,
      text: ['Rene hjul varer lenger.', 'Rena hjul håller längre.'],
    },
    {
      names: ['Lagring av hjulene', 'Förvaring av hjulen'],
      minutes: 10,
      price: 990_00,
      text: ['Vi tar vare på dem til neste sesong.', 'Vi tar hand om dem till nästa säsong.'],
    },
  ].map(({ names, text, ...one }, at) => ({
    ...one,
    name: names[country === 'NO' ? 0 : 1]!,
    text: text[country === 'NO' ? 0 : 1]!,
    position: 10 * (at + 1),
  }));

const reminders = [
  [
    'confirmation',
    'sms',
    0,
    'Bekreftelse',
    'Bekräftelse',
    '{services} for {plate} er booket {date} kl. {time}. {link}',
    '{services} för {plate} är bokat {date} kl. {time}. {link}',
  ],
  [
    'reminder',
    'sms',
    -1440,
    'Påminnelse, dagen før',
    'Påminnelse, dagen före',
    'Vi sees i morgen kl. {time} hos {site}. Endre: {link}',
    'Vi ses i morgon kl. {time} hos {site}. Ändra: {link}',
  ],
  [
    'reminder',
    'sms',
    -120,
    'Påminnelse, to timer før',
    'Påminnelse, två timmar före',
    '{plate} kl. {time} i dag hos {site}.',
    '{plate} kl. {time} i dag hos {site}.',
  ],
  [
    'ready',
    'sms',
    0,
    'Klar til henting',
    'Klar att hämta',
    '{plate} er klar til henting hos {site}.',
    '{plate} är klar att hämta hos {site}.',
  ],
  [
    'called',
    'sms',
    0,
    'Kalt opp i køen',
    'Uppropad i kön',
    'Det er din tur med {plate}. Gå til {station}.',
    'Det är din tur med {plate}. Gå till {station}.',
  ],
  [
    'retorque',
    'sms',
    5760,
    'Ettertrekk',
    'Efterdragning',
    'Husk å ettertrekke hjulene på {plate}.',
    'Kom ihåg att efterdra hjulen på {plate}.',
  ],
  [
    'auto_invite',
    'sms',
    0,
    'Invitasjon til hjulskift',
    'Inbjudan till säsongsskifte',
    'Tid for hjulskift på {plate}! Vi har holdt av {date} kl. {time} hos {site}. Bekreft eller flytt: {link}',
    'Dags att skifta hjul på {plate}! Vi har reserverat {date} kl. {time} hos {site}. Bekräfta eller flytta: {link}',
  ],
  [
    'auto_nudge',
    'sms',
    0,
    'Purring på invitasjonen',
    'Påminnelse om inbjudan',
    'Vi holder fortsatt av {date} kl. {time} for {plate}. Bekreft, flytt eller takk nei: {link}',
    'Vi håller fortfarande {date} kl. {time} för {plate}. Bekräfta, flytta eller tacka nej: {link}',
  ],
] as const;

/** What customers are sent. */
export const remindersOf = (country: Country) =>
  reminders.map(([type, transport, minutes_after, nb, sv, textNb, textSv]) => ({
    type,
    transport,
    minutes_after,
    name: country === 'NO' ? nb : sv,
    templates: JSON.stringify({
      nb: { subject: '', text: textNb },
      sv: { subject: '', text: textSv },
    }),
    skip: JSON.stringify(type === 'reminder' ? ['booked_late', 'drop_in'] : []),
  }));
