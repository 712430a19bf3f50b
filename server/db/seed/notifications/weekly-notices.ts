import type { Notice } from './notice.ts';

type Said = Pick<Notice, 'title' | 'content'>;

// What a head office writes each week, in turn.
const turns: readonly ((week: number) => Said)[] = [
  (week) => ({
    title: {
      en: `Wheel changes, ${week} weeks ago`,
      nb: `Hjulskift for ${week} uker siden`,
      sv: `Hjulskiften för ${week} veckor sedan`,
    },
    content: {
      en: 'Thank you for the work. The figures of your site are under Reports.',
      nb: 'Takk for innsatsen. Tallene for stedet deres står under Rapporter.',
      sv: 'Tack för insatsen. Siffrorna för er plats står under Rapporter.',
    },
  }),
  () => ({
    title: {
      en: 'Staff meeting on Tuesday',
      nb: 'Personalmøte på tirsdag',
      sv: 'Personalmöte på tisdag',
    },
    content: {
      en: 'At 15:30 in the staff room. Tell your manager what you want to talk about.',
      nb: 'Klokken 15.30 på pauserommet. Si fra til lederen om det dere vil ta opp.',
      sv: 'Klockan 15.30 i personalrummet. Säg till chefen om det ni vill ta upp.',
    },
  }),
  () => ({
    title: {
      en: 'New prices from the suppliers',
      nb: 'Nye priser fra leverandørene',
      sv: 'Nya priser från leverantörerna',
    },
    content: {
      en: 'They hold for new quotes from today. Quotes that were sent hold as they are.',
      nb: 'De gjelder for nye tilbud fra i dag. Tilbud som er sendt, står ved lag.',
      sv: 'De gäller för nya offerter från i dag. Offerter som har skickats gäller som de är.',
    },
  }),
  () => ({
    title: {
      en: 'Torque wrenches are calibrated next week',
      nb: 'Momentnøklene kalibreres neste uke',
      sv: 'Momentnycklarna kalibreras nästa vecka',
    },
    content: {
      en: 'Put them in the marked box on Monday morning. Each is back within two days.',
      nb: 'Legg dem i den merkede kassen mandag morgen. Hver av dem er tilbake innen to dager.',
      sv: 'Lägg dem i den märkta lådan måndag morgon. Var och en är tillbaka inom två dagar.',
    },
  }),
];

const weeks = 14;
const weekHours = 168;

/** What was written to a chain in the weeks before its latest news: its list goes on beyond the first page. */
export const weeklyNotices = (chain: string): Notice[] =>
  Array.from({ length: weeks }, (_, at) => {
    const week = at + 2;
    const said = turns[at % turns.length]!(week);
    return { to: chain, hoursAgo: week * weekHours, ...said };
  });
