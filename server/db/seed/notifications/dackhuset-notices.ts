import type { Notice } from './notice.ts';

/** The same of Däckhuset. */
export const dackhusetNotices: Notice[] = [
  {
    to: 'Däckhuset Hisingen',
    hoursAgo: 2,
    title: {
      en: 'IMPORTANT: The compressor must be checked',
      nb: 'VIKTIG: Kompressoren må sjekkes',
      sv: 'VIKTIGT: Kompressorn måste kontrolleras',
    },
    content: {
      en: 'The pressure falls after lunch. Empty the water separator, and call service if that does not help.',
      nb: 'Trykket faller etter lunsj. Tøm vannutskilleren, og ring service hvis det ikke hjelper.',
      sv: 'Trycket faller efter lunch. Töm vattenavskiljaren och ring service om det inte hjälper.',
    },
    shouldResolve: true,
  },
  {
    to: 'Däckhuset',
    hoursAgo: 27,
    title: {
      en: 'Studded tyres: dates to remember',
      nb: 'Piggdekk: datoer å huske',
      sv: 'Dubbdäck: datum att komma ihåg',
    },
    content: {
      en: 'Studded tyres are allowed from 1 October to 15 April. Read more at www.transportstyrelsen.se',
      nb: 'Piggdekk er tillatt fra 1. oktober til 15. april. Les mer på www.transportstyrelsen.se',
      sv: 'Dubbdäck är tillåtna från den 1 oktober till den 15 april. Läs mer på www.transportstyrelsen.se',
    },
  },
  {
    to: 'Däckhuset Sollentuna',
    hoursAgo: 80,
    title: {
      en: 'The car park is being resurfaced',
      nb: 'Parkeringsplassen asfalteres',
      sv: 'Parkeringen asfalteras',
    },
    content: {
      en: 'Customers park at the back until Friday.',
      nb: 'Kundene parkerer på baksiden til og med fredag.',
      sv: 'Kunderna parkerar på baksidan till och med fredag.',
    },
  },
  {
    to: 'Däckhuset',
    hoursAgo: 150,
    title: {
      en: 'New work clothes have come',
      nb: 'Nye arbeidsklær er kommet',
      sv: 'Nya arbetskläder har kommit',
    },
    content: {
      en: 'Collect yours in the staff room.',
      nb: 'Hent deres på pauserommet.',
      sv: 'Hämta era i personalrummet.',
    },
  },
];
