import type { Notice } from './notice.ts';

/** What head office, suppliers and the sites themselves have told people of Nordhjul lately, newest first. */
export const nordhjulNotices: Notice[] = [
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 1,
    title: {
      en: 'IMPORTANT: Lift 3 is out of use',
      nb: 'VIKTIG: Løft 3 er ute av drift',
      sv: 'VIKTIGT: Lyft 3 är ur bruk',
    },
    content: {
      en: 'Lift 3 leaks hydraulic oil and is closed off. Use lifts 1, 2 and 4 until the service technician has been here; one is booked for this afternoon. Leave the barrier tape where it is, and tell reception if you see a leak under any of the others. More about safe work under lifts: https://www.arbeidstilsynet.no',
      nb: 'Løft 3 lekker hydraulikkolje og er sperret av. Bruk løft 1, 2 og 4 til servicetekniker har vært her. Tekniker er bestilt til i ettermiddag. Ikke fjern sperrebåndet, og meld fra i resepsjonen hvis dere ser ny lekkasje under de andre løftene. Mer om sikkerhet ved arbeid under løft: https://www.arbeidstilsynet.no',
      sv: 'Lyft 3 läcker hydraulolja och är avspärrad. Använd lyft 1, 2 och 4 tills serviceteknikern har varit här; en är beställd till i eftermiddag. Låt avspärrningsbandet sitta kvar, och säg till i receptionen om ni ser läckage under någon av de andra. Mer om säkerhet vid arbete under lyft: https://www.arbeidstilsynet.no',
    },
    shouldResolve: true,
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 2,
    roles: ['mechanic'],
    title: {
      en: 'Torque wrench 2 is back',
      nb: 'Momentnøkkel 2 er tilbake',
      sv: 'Momentnyckel 2 är tillbaka',
    },
    content: {
      en: 'It has been calibrated and hangs at lift 4. The loan from Lade goes back today.',
      nb: 'Den er kalibrert og henger ved løft 4. Den vi lånte fra Lade, skal tilbake i dag.',
      sv: 'Den är kalibrerad och hänger vid lyft 4. Den vi lånade från Lade ska tillbaka i dag.',
    },
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 3,
    roles: ['reception'],
    title: {
      en: 'IMPORTANT: Call back 11 customers',
      nb: 'VIKTIG: Ring opp 11 kunder',
      sv: 'VIKTIGT: Ring upp 11 kunder',
    },
    content: {
      en: 'They answered the letter about the season but found no time that suits. The list is at desk 1.',
      nb: 'De har svart på sesongbrevet, men fant ingen time som passet. Listen ligger i skranke 1.',
      sv: 'De har svarat på säsongsbrevet men hittade ingen tid som passade. Listan ligger vid disk 1.',
    },
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
    content: {
      en: 'All sites stay open until 7 p.m. Monday to Thursday through next week. The rota has been updated.',
      nb: 'Alle avdelinger holder åpent til kl. 19 mandag til torsdag ut neste uke. Vaktlisten er oppdatert.',
      sv: 'Alla anläggningar har öppet till kl. 19 måndag till torsdag nästa vecka ut. Schemat är uppdaterat.',
    },
  },
  {
    to: 'Nordhjul',
    hoursAgo: 5,
    roles: ['economy', 'manager'],
    title: {
      en: 'Count the tills before Friday',
      nb: 'Tell kassene før fredag',
      sv: 'Räkna kassorna före fredag',
    },
    content: {
      en: 'The month is closed on Friday at noon. Differences above 200 kroner need a line of explanation.',
      nb: 'Måneden lukkes fredag kl. 12. Differanser over 200 kroner må forklares med en linje.',
      sv: 'Månaden stängs på fredag kl. 12. Differenser över 200 kronor ska förklaras med en rad.',
    },
  },
  {
    to: 'Nordhjul Lade',
    hoursAgo: 7,
    title: {
      en: 'Delivery from Vestby is late',
      nb: 'Leveringen fra Vestby er forsinket',
      sv: 'Leveransen från Vestby är försenad',
    },
    content: {
      en: 'The lorry is stuck on the E6 and reaches Lade after lunch. Tell customers with a time before 1 p.m.',
      nb: 'Bilen står i kø på E6 og er på Lade etter lunsj. Gi beskjed til kunder med time før kl. 13.',
      sv: 'Lastbilen står i kö på E6 och är på Lade efter lunch. Meddela kunder som har tid före kl. 13.',
    },
  },
  {
    to: 'Nordhjul Lager Vestby',
    hoursAgo: 22,
    title: {
      en: 'IMPORTANT: Count row C before Friday',
      nb: 'VIKTIG: Tell rad C før fredag',
      sv: 'VIKTIGT: Inventera rad C före fredag',
    },
    content: {
      en: 'Row C has been off by 14 since the last count. Count all of it and give the list to Marit.',
      nb: 'Rad C har 14 avvik siden forrige telling. Tell hele raden og lever listen til Marit.',
      sv: 'Rad C har 14 avvikelser sedan förra inventeringen. Räkna hela raden och lämna listan till Marit.',
    },
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
    content: {
      en: 'The table hangs at every lift. Retightening after 50 km still holds, and the customer is to have it in writing.',
      nb: 'Tabellen henger nå ved alle løft. Ettertrekk etter 50 km gjelder fortsatt, og kunden skal få det med seg skriftlig.',
      sv: 'Tabellen hänger nu vid alla lyftar. Efterdragning efter 50 km gäller fortfarande, och kunden ska få det skriftligt.',
    },
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 50,
    title: {
      en: 'IMPORTANT: The card terminal at desk 2 fails',
      nb: 'VIKTIG: Kortterminalen ved skranke 2 svikter',
      sv: 'VIKTIGT: Kortterminalen vid disk 2 krånglar',
    },
    content: {
      en: 'The terminal loses the network. Take payment at desk 1 or 3 meanwhile.',
      nb: 'Terminalen mister nettet. Ta betalt ved skranke 1 eller 3 så lenge.',
      sv: 'Terminalen tappar nätet. Ta betalt vid disk 1 eller 3 så länge.',
    },
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
    content: {
      en: 'The maker recalls tyres with DOT 3424 to 3824. Put them aside and mark them. The importer writes to the customers.',
      nb: 'Produsenten kaller tilbake dekk med DOT 3424 til 3824. Sett dem til side og merk dem. Kundene får brev fra importøren.',
      sv: 'Tillverkaren återkallar däck med DOT 3424 till 3824. Ställ dem åt sidan och märk dem. Kunderna får brev från importören.',
    },
  },
  {
    to: 'Nordhjul Lade',
    hoursAgo: 98,
    title: {
      en: 'The balancing machine has been calibrated',
      nb: 'Avbalanseringsmaskinen er kalibrert',
      sv: 'Balanseringsmaskinen är kalibrerad',
    },
    content: {
      en: 'The next check is in six months.',
      nb: 'Neste kontroll er om seks måneder.',
      sv: 'Nästa kontroll är om sex månader.',
    },
  },
  {
    to: 'Nordhjul',
    hoursAgo: 122,
    title: {
      en: 'Prices for wheel storage from next month',
      nb: 'Priser for dekkhotell fra neste måned',
      sv: 'Priser för däckhotell från nästa månad',
    },
    content: {
      en: 'The new prices are in the price list. Agreements already made hold for the season.',
      nb: 'De nye prisene ligger i prislisten. Avtaler som alt er inngått, gjelder ut sesongen.',
      sv: 'De nya priserna finns i prislistan. Avtal som redan har ingåtts gäller säsongen ut.',
    },
  },
  {
    to: 'Nordhjul Alnabru',
    hoursAgo: 146,
    title: {
      en: 'Waste oil is collected on Thursday',
      nb: 'Spillolje hentes torsdag',
      sv: 'Spilloljan hämtas på torsdag',
    },
    content: {
      en: 'See that the north gate is free from 7 a.m.',
      nb: 'Sørg for at porten mot nord er fri fra kl. 7.',
      sv: 'Se till att porten mot norr är fri från kl. 7.',
    },
  },
  {
    to: 'Nordhjul',
    hoursAgo: 171,
    title: {
      en: 'Course in high-voltage safety',
      nb: 'Kurs i høyvoltsikkerhet',
      sv: 'Kurs i högspänningssäkerhet',
    },
    content: {
      en: 'Two places left. Sign up with Silje before Friday.',
      nb: 'To plasser igjen. Meld dere på hos Silje innen fredag.',
      sv: 'Två platser kvar. Anmäl er hos Silje senast på fredag.',
    },
  },
  {
    to: 'Nordhjul Lager Vestby',
    hoursAgo: 196,
    title: {
      en: 'New labels for wheel sets',
      nb: 'Nye etiketter til hjulsett',
      sv: 'Nya etiketter till hjulset',
    },
    content: {
      en: 'Use up the old ones first. The new ones stand being washed.',
      nb: 'De gamle brukes opp først. De nye tåler vask.',
      sv: 'Använd upp de gamla först. De nya tål tvätt.',
    },
  },
  {
    to: 'Nordhjul',
    hoursAgo: 240,
    title: {
      en: 'Thank you for a good start of the season',
      nb: 'Takk for en god sesongstart',
      sv: 'Tack för en bra säsongsstart',
    },
    content: {
      en: 'We changed wheels on 1,240 cars in the first week, and people waited less than last year.',
      nb: 'Vi skiftet hjul på 1 240 biler den første uken, og ventetiden var kortere enn i fjor.',
      sv: 'Vi skiftade hjul på 1 240 bilar den första veckan, och väntetiden var kortare än i fjol.',
    },
  },
];
