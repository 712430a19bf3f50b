import type { Input } from '#contract/kit/call.ts';
import type {
  OfferedService,
  onlineBookingCalls,
  OnlinePortal,
} from '#contract/booking/online-booking.ts';
import type { BookingForm } from './use-booking-form.ts';

type TimesBody = Input<typeof onlineBookingCalls.times>['body'];

/** What is to be done, as the calls take it. */
export type Wanted = Pick<TimesBody, 'services' | 'addons' | 'classes' | Measure>;

/** What of a car decides where it can stand. */
export type Measure = OnlinePortal['measures'][number];

const most = { weight: 100_000, height: 1000 } as const;

/** A weight or height as it is typed, in kg or cm; null where it can be none. */
export function measureOf(measure: Measure, text: string): number | null {
  const number = Number(text.replaceAll(/\s/g, ''));
  return Number.isSafeInteger(number) && number >= 1 && number <= most[measure] ? number : null;
}

/** What is chosen of what the portal offers; null as long as that is nothing. */
export function wantedOf(
  {
    services,
    addons,
    classes,
    ...form
  }: Pick<BookingForm, 'services' | 'addons' | 'classes' | Measure>,
  portal: Pick<OnlinePortal, 'services' | 'addons' | 'measures'>,
): Wanted | null {
  const chosen = chosenOf(services, portal);
  if (chosen.length === 0) return null;
  return {
    services: chosen.map(({ id }) => id),
    addons: addonsOf(chosen, portal)
      .filter(({ id }) => addons.includes(id))
      .map(({ id }) => id),
    classes: classesOf(chosen).filter((one) => classes.includes(one)),
    ...Object.fromEntries(
      portal.measures.flatMap((one) => {
        const number = measureOf(one, form[one]);
        return number === null ? [] : [[one, number]];
      }),
    ),
  };
}

/** The services that are chosen, in the order of the page: the first of them is the primary one. */
export const chosenOf = (
  services: readonly number[],
  portal: Pick<OnlinePortal, 'services'>,
): OfferedService[] => portal.services.filter(({ id }) => services.includes(id));

/** What is offered beside services. */
export const addonsOf = (chosen: readonly Chosen[], { addons }: Pick<OnlinePortal, 'addons'>) =>
  addons.filter(({ service_id: of }) => of === null || chosen.some(({ id }) => id === of));

/** What of a car makes any of some services longer. */
export const classesOf = (chosen: readonly Pick<OfferedService, 'classes'>[]) => [
  ...new Set(chosen.flatMap(({ classes }) => classes)),
];

type Chosen = Pick<OfferedService, 'id'>;
