import { bookingAddons, bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';

const dayAndNight: [number, number][][] = Array.from({ length: 7 }, () => [[0, 1440]]);

/** Makes a site take bookings day and night: a calendar with one lift and one person, two services and what is offered beside them. */
export async function makeBookable(siteId: string) {
  const at = { siteId };
  const { data: known } = await send(calendars.calls.list, {}, at);
  const calendar =
    known.find(({ is_default: usual }) => usual) ??
    (await write(calendars.calls.add, { body: { name: 'Workshop', is_default: true } }, at)).data;
  const calendar_id = calendar.id;
  const open = {
    name: 'Day and night',
    calendar_id,
    weeks: [dayAndNight],
    holidays: 'open' as const,
  };
  const { data: schedule } = await write(bookingSchedules.calls.add, { body: open }, at);
  const change = { version: calendar.version, schedule_id: schedule.id };
  await write(calendars.calls.save, { params: { id: calendar_id }, body: change }, at);
  const add = async (body: { name: string; minutes: number; price: number; position: number }) =>
    (await write(bookingServices.calls.add, { body: { ...body, calendar_id } }, at)).data;
  const { data: lift } = await write(
    bookingPlaces.calls.add,
    { body: { name: 'Lift 1', calendar_id } },
    at,
  );
  const { data: person } = await write(
    bookingResources.calls.add,
    { body: { name: 'Ola', calendar_id } },
    at,
  );
  const change1 = await add({ name: 'Wheel change', minutes: 30, price: 69_000, position: 1 });
  const alignment = await add({ name: 'Alignment', minutes: 60, price: 149_000, position: 2 });
  const { data: wash } = await write(
    bookingAddons.calls.add,
    { body: { name: 'Wheel wash', minutes: 15, price: 19_900, calendar_id } },
    at,
  );
  return { calendarId: calendar_id, lift, person, wheelChange: change1, alignment, wash };
}
