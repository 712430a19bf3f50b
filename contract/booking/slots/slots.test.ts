import {
  clockTime,
  everyDay,
  slotBusy,
  slotLine,
  slotPerson,
  slotPlace,
  slotPlan,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
  workWeek,
} from '#tests/support/factories/booking/slots.ts';
import { describe, expect, test } from 'vitest';
import { freeTimes, nextBest, timeAt } from './slots.ts';

type Question = Parameters<typeof slotQuestion>[0];
type Site = Parameters<typeof slotSite>[0];

const free = (site: Site, question: Question = {}) =>
  freeTimes(slotQuestion(question), slotSite(site))
    .filter(({ ok }) => ok)
    .map(({ start }) => clockTime(start))
    .join(' ');
/** 13:30 in Oslo of the third of June 2026 is 11:30 in UTC. */
const at = (time: string) => Date.parse(`2026-06-03T${time}:00+02:00`);
const day = (time: string) => new Date(at(time)).toISOString();
const line = (time: string, site: Site, question: Question = {}) =>
  slotLine(timeAt(slotQuestion(question), slotSite(site), at(time)));

// Open from 8 to 10 only, so that a day can be read.
const morning = { schedule: slotSchedule({ weeks: [workWeek([480, 600])] }) };
const two = [slotPlace(1), slotPlace(2)];

describe('an empty day', () => {
  test('is offered in steps of the calendar while the work ends before closing time', () => {
    expect(free({ calendar: morning })).toBe('08:00 08:30 09:00 09:30');
    expect(free({ calendar: { ...morning, slotInterval: 15 } })).toBe(
      '08:00 08:15 08:30 08:45 09:00 09:15 09:30',
    );
    expect(line('09:45', { calendar: morning })).toBe('09:45 CLOSED');
  });

  test('begins at the first step after opening where opening time is none', () => {
    const late = { schedule: slotSchedule({ weeks: [workWeek([490, 600])] }) };
    expect(free({ calendar: late })).toBe('08:30 09:00 09:30');
  });

  test('has a break in which no work goes on', () => {
    const lunch = { schedule: slotSchedule({ weeks: [workWeek([480, 540], [570, 660])] }) };
    expect(free({ calendar: lunch }, { work: [slotWork({ minutes: 60 })] })).toBe(
      '08:00 09:30 10:00',
    );
  });

  test('has no times at all when it is closed', () => {
    const sunday = { from: '2026-06-07' };
    expect(freeTimes(slotQuestion(sunday), slotSite())).toEqual([]);
  });

  test('gives the place and the people, with beginning, end and buffers', () => {
    const work = [slotWork({ minutes: 60, bufferBefore: 5, bufferAfter: 10 })];
    expect(timeAt(slotQuestion({ work }), slotSite(), at('09:00'))).toEqual({
      start: at('09:00'),
      ok: true,
      assignment: {
        minutes: 60,
        work: [
          {
            work: 0,
            placeId: 1,
            resourceIds: [11],
            begins: at('09:00'),
            ends: at('10:00'),
            from: at('08:55'),
            to: at('10:10'),
          },
        ],
      },
    });
  });
});

describe('a bay that is taken', () => {
  const busy = [slotBusy('7F3K', day('08:30'), day('09:30'), { resourceId: null })];

  test('is not offered until it is free, and says by which booking it is taken and until when', () => {
    expect(free({ calendar: morning, busy })).toBe('08:00 09:30');
    expect(timeAt(slotQuestion(), slotSite({ busy }), at('09:00'))).toEqual({
      start: at('09:00'),
      ok: false,
      reasons: [
        {
          code: 'PLACE_BUSY',
          work: 0,
          placeId: 1,
          blockedBy: { kind: 'booking', id: 7000, ticket: '7F3K' },
          until: at('09:30'),
        },
      ],
    });
  });

  test('is not in the way where another is free', () => {
    expect(line('09:00', { places: two, busy })).toBe('09:00 at 2 with 11');
  });

  test('is told beside every other that is not free, each with its own reason', () => {
    const places = [
      slotPlace(1),
      slotPlace(2),
      slotPlace(3, { schedule: morning.schedule }),
      slotPlace(4),
    ];
    const plans = [slotPlan('block', day('12:00'), day('14:00'), { placeId: 2 })];
    const taken = [
      slotBusy('7F3K', day('12:30'), day('13:30')),
      slotBusy('', day('12:00'), day('14:00'), {
        by: { kind: 'hold', id: 'h1' },
        placeId: 4,
        resourceId: null,
      }),
    ];
    expect(line('13:00', { places, plans, busy: taken, resources: [slotPerson(12)] })).toBe(
      '13:00 PLACE_BUSY at 1 by 7F3K, PLANNING_BLOCK at 2 by block 31, ' +
        'OUTSIDE_SCHEDULE at 3 by schedule 100, HELD at 4 by hold h1',
    );
  });

  test('is not in its own way when the booking is moved', () => {
    expect(line('09:00', { busy }, { bookingId: 7000 })).toBe('09:00 at 1 with 11');
  });

  test('needs its minutes for cleaning before and after', () => {
    const places = [slotPlace(1, { cleaning: 15 })];
    expect(line('09:30', { places, busy })).toBe('09:30 BUFFER at 1 by 7F3K');
    expect(line('09:45', { places, busy })).toBe('09:45 at 1 with 11');
    expect(line('08:00', { places, busy })).toBe('08:00 BUFFER at 1 by 7F3K');
  });
});

describe('a job that takes longer than any booking may', () => {
  const calendar = { schedule: slotSchedule({ weeks: [everyDay([0, 1440])] }) };
  const of = (minutes: number) => [slotWork({ minutes }), slotWork({ minutes })];

  test('is offered at no time, also where the workshop never closes, and for those who may overbook', () => {
    expect(line('09:00', { calendar }, { work: of(1440) })).toMatch(/^09:00 at 1/);
    const longer = { work: of(1445) };
    expect(line('09:00', { calendar }, longer)).toBe('09:00 TOO_LONG');
    const override = ['CLOSED', 'OUTSIDE_SCHEDULE'] as const;
    expect(line('09:00', { calendar }, { ...longer, override })).toBe('09:00 TOO_LONG');
  });
});

describe('a time that is held', () => {
  const hold = (expires: string) => [
    slotBusy('', day('09:00'), day('09:30'), {
      by: { kind: 'hold', id: 'h1' },
      resourceId: null,
      expires: at(expires),
    }),
  ];
  const now = at('08:00');

  test('is reported as such, and is free for who holds it', () => {
    expect(line('09:00', { busy: hold('08:05') }, { now })).toBe('09:00 HELD at 1 by hold h1');
    expect(line('09:00', { busy: hold('08:05') }, { now, holdId: 'h1' })).toBe(
      '09:00 at 1 with 11',
    );
  });

  test('is said to be held until the hold ends, not until what is booked with it would', () => {
    const time = timeAt(slotQuestion({ now }), slotSite({ busy: hold('08:05') }), at('09:00'));
    expect(time.ok ? [] : time.reasons.map(({ until }) => until)).toEqual([at('08:05')]);
  });

  test('is free again when the hold is over', () => {
    expect(line('09:00', { busy: hold('08:00') }, { now })).toBe('09:00 at 1 with 11');
  });
});

describe('a person', () => {
  const kari = slotPerson(11);
  const ola = slotPerson(12);

  test('on leave is told with the leave, and who is busy with the booking', () => {
    const plans = [slotPlan('absence', day('00:00'), day('24:00'), { resourceId: 11 })];
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: null, resourceId: 12 })];
    const site = { resources: [kari, ola], plans, busy };
    expect(line('09:00', site)).toBe(
      '09:00 PLANNING_BLOCK of 11 by absence 31, RESOURCE_BUSY of 12 by 7F3K',
    );
    expect(line('10:00', site)).toBe('10:00 at 1 with 12');
  });

  test('who goes home earlier takes no work that lasts longer', () => {
    const early = slotSchedule({ id: 101, weeks: [workWeek([480, 540])] });
    const resources = [slotPerson(11, { schedule: early })];
    expect(line('08:30', { resources })).toBe('08:30 at 1 with 11');
    expect(line('08:45', { resources })).toBe('08:45 OUTSIDE_SCHEDULE of 11 by schedule 101');
  });

  test('who is planned to work on a Saturday works then, if the calendar is open too', () => {
    const saturday = (time: string) => `2026-06-06T${time}:00+02:00`;
    const plan = (overrides: { resourceId?: number }) =>
      slotPlan('work', saturday('10:00'), saturday('12:00'), overrides);
    const resources = [slotPerson(11, { schedule: slotSchedule({ id: 101 }) })];
    const question = { from: '2026-06-06' };
    expect(free({ resources, plans: [plan({ resourceId: 11 })] }, question)).toBe('');
    expect(free({ resources, plans: [plan({ resourceId: 11 }), plan({})] }, question)).toBe(
      '10:00 10:30 11:00 11:30',
    );
  });

  test('who is planned at a lift works at no other meanwhile', () => {
    const plans = [slotPlan('work', day('08:00'), day('12:00'), { resourceId: 11, placeId: 2 })];
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: 2, resourceId: null })];
    expect(line('08:00', { places: two, plans, busy })).toBe('08:00 at 2 with 11');
    expect(line('09:00', { places: two, plans, busy })).toBe(
      '09:00 PLACE_BUSY at 2 by 7F3K, PLANNING_BLOCK of 11 by work 31',
    );
    const elsewhere = { onlyPlaceId: 1 };
    expect(line('11:30', { places: two, plans }, elsewhere)).toBe(
      '11:30 PLANNING_BLOCK of 11 by work 31',
    );
    expect(line('12:00', { places: two, plans }, elsewhere)).toBe('12:00 at 1 with 11');
  });

  test('who is half as fast takes twice as long, and the faster one is asked first', () => {
    const resources = [slotPerson(11, { efficiency: 50 }), ola];
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: null, resourceId: 12 })];
    const minutes = (time: string) => {
      const found = timeAt(slotQuestion(), slotSite({ resources, busy }), at(time));
      return (
        found.ok &&
        `${found.assignment.minutes} with ${found.assignment.work[0]!.resourceIds.join('+')}`
      );
    };
    expect(minutes('08:00')).toBe('30 with 12');
    expect(minutes('09:00')).toBe('60 with 11');
  });
});

describe('work for two', () => {
  const work = [slotWork({ people: 2 })];
  const resources = [slotPerson(11), slotPerson(12), slotPerson(13, { skills: [] })];

  test('is done by two who both can it', () => {
    expect(line('09:00', { resources }, { work })).toBe('09:00 at 1 with 11+12');
  });

  test('is not offered while one of them is busy, and never where there is only one', () => {
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: null, resourceId: 12 })];
    expect(line('09:00', { resources, busy }, { work })).toBe('09:00 RESOURCE_BUSY of 12 by 7F3K');
    expect(line('09:00', { resources: [slotPerson(11)] }, { work })).toBe(
      '09:00 NO_SKILL by service 21',
    );
  });

  test('and work for nobody needs only the place', () => {
    expect(line('09:00', { resources: [] }, { work: [slotWork({ people: 0 })] })).toBe(
      '09:00 at 1 with nobody',
    );
  });
});

describe('a machine', () => {
  const balancer = slotPerson(19, { kind: 'machine', skills: ['balancing'] });
  const work = [slotWork({ skills: ['tyres', 'balancing'] })];

  test('is taken beside the person who works, who need not be able to do its part', () => {
    expect(line('09:00', { resources: [slotPerson(11), balancer] }, { work })).toBe(
      '09:00 at 1 with 11+19',
    );
  });

  test('is in the way when it is taken', () => {
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: null, resourceId: 19 })];
    expect(line('09:00', { resources: [slotPerson(11), balancer], busy }, { work })).toBe(
      '09:00 RESOURCE_BUSY of 19 by 7F3K',
    );
  });
});

describe('a kind of place', () => {
  const places = [
    slotPlace(1),
    slotPlace(2, { kind: 'alignment' }),
    slotPlace(3, { kind: 'drive_in' }),
  ];

  test('that can less is taken first, so that the alignment lift stays free for who needs it', () => {
    const busy = [slotBusy('7F3K', day('08:00'), day('16:00'), { placeId: 3, resourceId: null })];
    expect(line('09:00', { places })).toBe('09:00 at 3 with 11');
    expect(line('09:00', { places, busy })).toBe('09:00 at 1 with 11');
  });

  test('that a service needs is the only one that it is offered at', () => {
    const work = [slotWork({ placeKinds: ['alignment'] })];
    const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: 2, resourceId: null })];
    expect(line('08:00', { places, busy }, { work })).toBe('08:00 at 2 with 11');
    expect(line('09:00', { places, busy }, { work })).toBe('09:00 PLACE_BUSY at 2 by 7F3K');
    expect(line('09:00', { places: [slotPlace(1)] }, { work })).toBe(
      '09:00 NO_PLACE_TYPE by service 21',
    );
  });

  test('that does not carry the car is out of question', () => {
    const light = [slotPlace(1, { mostWeight: 2500 }), slotPlace(2, { mostWeight: 3500 })];
    expect(line('09:00', { places: light }, { vehicle: { weight: 2000, height: null } })).toBe(
      '09:00 at 1 with 11',
    );
    expect(line('09:00', { places: light }, { vehicle: { weight: 3000, height: null } })).toBe(
      '09:00 at 2 with 11',
    );
    expect(line('09:00', { places: light }, { vehicle: { weight: 4000, height: null } })).toBe(
      '09:00 NO_PLACE_TYPE by service 21',
    );
  });
});

describe('several works', () => {
  const change = slotWork({ minutes: 30, bufferAfter: 5, placeKinds: ['lift', 'alignment'] });
  const align = slotWork({ id: 22, minutes: 60, placeKinds: ['alignment'] });
  const wash = slotWork({
    kind: 'addon',
    id: 23,
    minutes: 10,
    placeKinds: ['drive_in'],
    people: 0,
  });
  const places = [
    slotPlace(1),
    slotPlace(2, { kind: 'alignment' }),
    slotPlace(3, { kind: 'drive_in' }),
  ];
  const times = (work: ReturnType<typeof slotWork>[]) => {
    const found = timeAt(slotQuestion({ work }), slotSite({ places }), at('09:00'));
    if (!found.ok) return '';
    return found.assignment.work
      .map((one) => `${one.placeId} ${clockTime(one.from)}-${clockTime(one.to)}`)
      .join(', ');
  };

  test('are done one after another without moving the car where one place can do both', () => {
    expect(times([change, align])).toBe('2 09:00-09:30, 2 09:30-10:35');
  });

  test('keep the buffers of both places when the car is moved', () => {
    expect(times([change, wash])).toBe('1 09:00-09:35, 3 09:35-09:45');
  });

  test('are refused together when one of them cannot be done', () => {
    const busy = [slotBusy('7F3K', day('09:30'), day('10:00'), { placeId: 3, resourceId: null })];
    expect(line('09:00', { places, busy }, { work: [change, wash] })).toBe(
      '09:00 PLACE_BUSY at 3 by 7F3K',
    );
  });
});

describe('buffers', () => {
  const work = [slotWork({ bufferBefore: 10, bufferAfter: 10 })];
  const busy = [slotBusy('7F3K', day('09:00'), day('10:00'))];

  test('keep bookings apart', () => {
    expect(line('08:30', { busy }, { work })).toBe(
      '08:30 BUFFER at 1 by 7F3K, BUFFER of 11 by 7F3K',
    );
    expect(line('08:20', { busy }, { work })).toBe('08:20 at 1 with 11');
    expect(line('10:10', { busy }, { work })).toBe('10:10 at 1 with 11');
  });

  test('may reach past opening hours and into what is planned', () => {
    const plans = [slotPlan('block', day('08:30'), day('09:00'), { placeId: 1 })];
    expect(line('08:00', { plans }, { work })).toBe('08:00 at 1 with 11');
    expect(line('09:00', { plans }, { work })).toBe('09:00 at 1 with 11');
    expect(line('15:30', {}, { work })).toBe('15:30 at 1 with 11');
  });
});

describe('the next best times', () => {
  const busy = [slotBusy('7F3K', day('09:00'), day('10:30'))];

  test('are the three nearest to the one that was wanted, the nearest first', () => {
    const found = nextBest(slotQuestion(), slotSite({ busy }), at('09:30'));
    expect(found.map(({ start }) => clockTime(start))).toEqual(['08:30', '10:30', '08:00']);
  });

  test('are fewer where there are no more', () => {
    const site = slotSite({ calendar: morning, busy });
    expect(nextBest(slotQuestion(), site, at('09:30'))).toHaveLength(2);
  });
});

describe('a place or a person that is wanted', () => {
  const resources = [slotPerson(11), slotPerson(12), slotPerson(13, { skills: [] })];
  const busy = [slotBusy('7F3K', day('09:00'), day('10:00'), { placeId: 2, resourceId: null })];

  test('is the only one that will do', () => {
    const site = { places: two, resources, busy };
    expect(line('10:00', site, { onlyPlaceId: 2, onlyResourceId: 12 })).toBe('10:00 at 2 with 12');
    expect(line('09:00', site, { onlyPlaceId: 2 })).toBe('09:00 PLACE_BUSY at 2 by 7F3K');
    expect(line('09:00', site, { onlyResourceId: 13 })).toBe('09:00 NO_SKILL of 13');
  });

  test('works with others where one is not enough', () => {
    const work = [slotWork({ people: 2 })];
    expect(line('10:00', { resources }, { work, onlyResourceId: 12 })).toBe(
      '10:00 at 1 with 11+12',
    );
  });
});
