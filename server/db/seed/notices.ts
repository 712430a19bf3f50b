/** A notification of the demo. `to` is a chain's name, or a site's in full. */
export interface Notice {
  readonly to: string;
  readonly hoursAgo: number;
  readonly title: { readonly en: string; readonly nb: string; readonly sv: string };
  readonly content: string;
  readonly shouldResolve?: true;
  /** Only who has one of these roles at the site is told. */
  readonly roles?: readonly string[];
  readonly resolvedHoursAgo?: number;
}

/** What head office, suppliers and the site itself have told people lately, newest first. */
export const notices: Notice[] = [
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 1,
    title: {
      en: 'IMPORTANT: Lift 3 is out of use',
      nb: 'VIKTIG: Løft 3 er ute av drift',
      sv: 'VIKTIGT: Lyft 3 är ur bruk',
    },
    content:
      'Løft 3 lekker hydraulikkolje og er sperret av. Bruk løft 1, 2 og 4 til servicetekniker har vært her. Tekniker er bestilt til i ettermiddag. Ikke fjern sperrebåndet, og meld fra i resepsjonen hvis dere ser ny lekkasje under de andre løftene. Mer om sikkerhet ved arbeid under løft: https://www.arbeidstilsynet.no',
    shouldResolve: true,
  },
  {
    to: 'Nordhjul',
    hoursAgo: 4,
    title: {
      en: 'Longer opening hours in the season',
      nb: 'Utvidet åpningstid i sesongen',
      sv: 'Längre öppettider under säsongen',
    },
    content:
      'Alle avdelinger holder åpent til kl. 19 mandag til torsdag ut neste uke. Vaktlisten er oppdatert.',
  },
  {
    to: 'Nordhjul Lade',
    hoursAgo: 7,
    title: {
      en: 'Delivery from Vestby is late',
      nb: 'Leveringen fra Vestby er forsinket',
      sv: 'Leveransen från Vestby är försenad',
    },
    content:
      'Bilen står i kø på E6 og er på Lade etter lunsj. Gi beskjed til kunder med time før kl. 13.',
  },
  {
    to: 'Nordhjul Lager Vestby',
    hoursAgo: 22,
    title: {
      en: 'IMPORTANT: Count row C before Friday',
      nb: 'VIKTIG: Tell rad C før fredag',
      sv: 'VIKTIGT: Inventera rad C före fredag',
    },
    content: 'Rad C har 14 avvik siden forrige telling. Tell hele raden og lever listen til Marit.',
    shouldResolve: true,
  },
  {
    to: 'Nordhjul',
    hoursAgo: 29,
    title: {
      en: 'New torque table for electric cars',
      nb: 'Ny momenttabell for elbiler',
      sv: 'Ny momenttabell för elbilar',
    },
    content:
      'Tabellen henger nå ved alle løft. Ettertrekk etter 50 km gjelder fortsatt, og kunden skal få det med seg skriftlig.',
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 50,
    title: {
      en: 'IMPORTANT: The card terminal at desk 2 fails',
      nb: 'VIKTIG: Kortterminalen ved skranke 2 svikter',
      sv: 'VIKTIGT: Kortterminalen vid disk 2 krånglar',
    },
    content: 'Terminalen mister nettet. Ta betalt ved skranke 1 eller 3 så lenge.',
    shouldResolve: true,
    resolvedHoursAgo: 46,
  },
  {
    to: 'Nordhjul',
    hoursAgo: 75,
    title: {
      en: 'Recall: 225/45 R17 winter tyres',
      nb: 'Tilbakekalling: vinterdekk 225/45 R17',
      sv: 'Återkallelse: vinterdäck 225/45 R17',
    },
    content:
      'Produsenten kaller tilbake dekk med DOT 3424 til 3824. Sett dem til side og merk dem. Kundene får brev fra importøren.',
  },
  {
    to: 'Nordhjul Lade',
    hoursAgo: 98,
    title: {
      en: 'The balancing machine has been calibrated',
      nb: 'Avbalanseringsmaskinen er kalibrert',
      sv: 'Balanseringsmaskinen är kalibrerad',
    },
    content: 'Neste kontroll er om seks måneder.',
  },
  {
    to: 'Nordhjul',
    hoursAgo: 122,
    title: {
      en: 'Prices for wheel storage from next month',
      nb: 'Priser for dekkhotell fra neste måned',
      sv: 'Priser för däckhotell från nästa månad',
    },
    content: 'De nye prisene ligger i prislisten. Avtaler som alt er inngått, gjelder ut sesongen.',
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 146,
    title: {
      en: 'Waste oil is collected on Thursday',
      nb: 'Spillolje hentes torsdag',
      sv: 'Spilloljan hämtas på torsdag',
    },
    content: 'Sørg for at porten mot nord er fri fra kl. 7.',
  },
  {
    to: 'Nordhjul',
    hoursAgo: 171,
    title: {
      en: 'Course in high-voltage safety',
      nb: 'Kurs i høyvoltsikkerhet',
      sv: 'Kurs i högspänningssäkerhet',
    },
    content: 'To plasser igjen. Meld dere på hos Silje innen fredag.',
  },
  {
    to: 'Nordhjul Lager Vestby',
    hoursAgo: 196,
    title: {
      en: 'New labels for wheel sets',
      nb: 'Nye etiketter til hjulsett',
      sv: 'Nya etiketter till hjulset',
    },
    content: 'De gamle brukes opp først. De nye tåler vask.',
  },
  {
    to: 'Nordhjul',
    hoursAgo: 240,
    title: {
      en: 'Thank you for a good start of the season',
      nb: 'Takk for en god sesongstart',
      sv: 'Tack för en bra säsongsstart',
    },
    content:
      'Vi skiftet hjul på 1 240 biler den første uken, og ventetiden var kortere enn i fjor.',
  },
  {
    to: 'Däckhuset Hisingen',
    hoursAgo: 2,
    title: {
      en: 'IMPORTANT: The compressor must be checked',
      nb: 'VIKTIG: Kompressoren må sjekkes',
      sv: 'VIKTIGT: Kompressorn måste kontrolleras',
    },
    content:
      'Trycket faller efter lunch. Töm vattenavskiljaren och ring service om det inte hjälper.',
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
    content:
      'Dubbdäck är tillåtna från den 1 oktober till den 15 april. Läs mer på www.transportstyrelsen.se',
  },
  {
    to: 'Däckhuset Sollentuna',
    hoursAgo: 80,
    title: {
      en: 'The car park is being resurfaced',
      nb: 'Parkeringsplassen asfalteres',
      sv: 'Parkeringen asfalteras',
    },
    content: 'Kunderna parkerar på baksidan till och med fredag.',
  },
  {
    to: 'Däckhuset',
    hoursAgo: 150,
    title: {
      en: 'New work clothes have come',
      nb: 'Nye arbeidsklær er kommet',
      sv: 'Nya arbetskläder har kommit',
    },
    content: 'Hämta era i personalrummet.',
  },
];
