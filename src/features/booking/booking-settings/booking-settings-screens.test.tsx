import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingSchedules } from '#contract/booking/booking-settings/calendars.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingSettingsScreens } from './screens.ts';

startScreens(['booking-settings', 'crud'], { width: 1280, height: 900 });
beforeEach(() => queryClient.clear());

const day: [number, number][] = [[480, 960]];
const calendarBody = {
  name: 'Hall 1',
  like_id: null,
  week: [day, day, day, day, day, [], []],
  lifts: 2,
  people: ['Ola'],
};

/** The real screens over the real server, at a calendar that was set up. */
async function within(rest: string) {
  const siteId = await atWork('manager');
  const { id } = (await write(calendarCalls.setUp, { body: calendarBody }, { siteId })).data;
  const path = `settings/booking/${rest.replace('{id}', String(id))}`;
  const router = await showScreens(bookingSettingsScreens, siteId, path);
  return { siteId, id, router };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a calendar is set up in four steps, and can be booked in', async () => {
  const siteId = await atWork('manager');
  const router = await showScreens(
    bookingSettingsScreens,
    siteId,
    'settings/booking/calendars/new',
  );
  await userEvent.fill(page.getByLabelText('Name'), 'Workshop');
  await press('Next');
  await userEvent.fill(page.getByLabelText('Saturday'), '14-9');
  await userEvent.tab();
  await expect
    .element(page.getByText('This ends before it starts.', { exact: false }))
    .toBeVisible();
  await userEvent.fill(page.getByLabelText('Saturday'), '9-14');
  await press('Next');
  await userEvent.fill(page.getByLabelText('How many lifts?'), '3');
  await userEvent.fill(page.getByLabelText('Who does the work?'), 'Ola\nKari');
  await press('Next');
  await expect.element(page.getByText('Ola, Kari')).toBeVisible();
  // Each fact is one with its name: they stand in columns together.
  for (const value of document.querySelectorAll('.facts dd'))
    expect(value.parentElement!.querySelectorAll('dt')).toHaveLength(1);
  await press('Make the calendar');
  await expect.element(page.getByText(/^⚠ No portal is published/)).toBeVisible();
  expect(router.state.location.pathname).toMatch(/settings\/booking\/calendars\/\d+$/);
});

test('lists within a calendar show its rows alone, and new ones begin in it', async () => {
  const { siteId, id } = await within('{id}/services');
  const { data: other } = await write(calendarCalls.setUp, { body: calendarBody }, { siteId });
  await expect.element(page.getByRole('row')).toHaveLength(8);
  await page.getByRole('link', { name: 'New service' }).click();
  await userEvent.fill(page.getByLabelText('Name *'), 'Brake check');
  await press('Save');
  await expect.element(page.getByRole('heading', { name: 'Brake check' })).toBeVisible();
  const named = async (calendar: number) => {
    const query = { calendar_id: String(calendar), q: 'Brake' } as object;
    return (await send(bookingServices.calls.list, { query }, { siteId })).data.length;
  };
  expect([await named(id), await named(other.id)]).toEqual([1, 0]);
});

test('on a phone what stands below a list of a calendar stands below its last row', async () => {
  await page.viewport(390, 640);
  await within('{id}/services');
  await expect.element(page.getByRole('listitem').last()).toBeVisible();
  const frame = document.querySelector<HTMLElement>('.calendar-frame')!;
  frame.parentElement!.style.height = '400px';
  const last = [...document.querySelectorAll('.list-cards > li')].at(-1)!.getBoundingClientRect();
  const foot = document.querySelector('.list-foot')!.getBoundingClientRect();
  expect(foot.top).toBeGreaterThanOrEqual(last.bottom);
});

test('hours of a week are written in a line a day and copied to others', async () => {
  const { siteId, id } = await within('{id}/schedules/new');
  await userEvent.fill(page.getByLabelText('Name *'), 'Late');
  await userEvent.fill(page.getByLabelText('Monday'), '8-12, 13-20');
  await press('Monday’s hours on all workdays');
  await press('Save');
  await expect.element(page.getByRole('heading', { name: 'Late' })).toBeVisible();
  const query = { calendar_id: String(id), q: 'Late' } as object;
  const [row] = (await send(bookingSchedules.calls.list, { query }, { siteId })).data;
  const one = await send(bookingSchedules.calls.one, { params: { id: row!.id } }, { siteId });
  const late = [
    [480, 720],
    [780, 1200],
  ];
  expect(one.data.weeks).toEqual([[late, late, late, late, late, [], []]]);
});

test('a week that takes turns becomes like another: the days that it overwrites are said before, or that none would change', async () => {
  const siteId = await atWork('manager');
  const { id } = (await write(calendarCalls.setUp, { body: calendarBody }, { siteId })).data;
  const late: [number, number][] = [[720, 1200]];
  const body = {
    name: 'Shifts',
    calendar_id: id,
    weeks: [
      [day, day, day, day, day, [], []],
      [late, day, day, day, day, [], []],
    ],
  };
  const { data } = await write(bookingSchedules.calls.add, { body }, { siteId });
  await showScreens(
    bookingSettingsScreens,
    siteId,
    `settings/booking/${id}/schedules/${data.id}/edit`,
  );
  await page.getByRole('button', { name: 'Copy another week …' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Copy a week' });
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  expect(dialog.getByRole('listitem').element().textContent).toBe(
    'Monday 08:00–16:00 → 12:00–20:00',
  );
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Copy another week …' }).first().click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Nothing changes: the hours are the same.');
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press('Save');
  const weeks = async () =>
    (await send(bookingSchedules.calls.one, { params: { id: data.id } }, { siteId })).data.weeks;
  await expect.poll(async () => (await weeks())[0]![0]).toEqual(late);
  expect((await weeks())[1]![0]).toEqual(late);
});

test('a new message is suggested in the language of the customers, whatever the person speaks who writes it', async () => {
  await within('{id}/reminders/0/new/confirmation/email');
  await expect.element(page.getByLabelText('Name *')).toHaveValue('Confirmation, E-mail');
  const subject = page.getByRole('group', { name: 'Norwegian' }).getByLabelText('Subject');
  await expect.element(subject).toHaveValue('Bekreftelse');
});

test('a portal is made by a template, and another one like it', async () => {
  const { siteId, id, router } = await within('{id}/portals/0/new');
  await page.getByRole('link', { name: 'Use Wheel change from the tyre hotel' }).click();
  await userEvent.fill(page.getByLabelText('Name *'), 'Wheels');
  const slug = `wheels-${id}`;
  await userEvent.fill(page.getByLabelText('Address *'), slug);
  await press('Save');
  await expect.element(page.getByRole('heading', { name: 'Wheels' })).toBeVisible();
  await router.navigate(router.state.location.pathname.replace(/\d+\/edit$/, '0/new'));
  await page.getByRole('link', { name: 'Use Wheels', exact: true }).click();
  await userEvent.fill(page.getByLabelText('Name *'), 'Again');
  await press('Save');
  await expect.element(page.getByRole('heading', { name: 'Again' })).toBeVisible();
  const query = { calendar_id: String(id) } as object;
  const { data } = await send(bookingPortals.calls.list, { query }, { siteId });
  const rows = await Promise.all(
    data.map((row) => send(bookingPortals.calls.one, { params: { id: row.id } }, { siteId })),
  );
  const [copy, first] = rows.map((one) => one.data);
  expect(first).toMatchObject({ name: 'Wheels', slug, notice_hours: 24, state: 'draft' });
  expect(first!.service_ids).toHaveLength(1);
  const { service_ids, notice_hours, theme } = first!;
  // Its own address: the digits at the end count on.
  expect(copy).toMatchObject({ name: 'Again', service_ids, notice_hours, theme, state: 'draft' });
  expect(copy!.slug).not.toBe(slug);
});

test('a portal is given the look of its workshop, looked at before it is published, and put into its website', async () => {
  const { siteId, id, router } = await within('{id}/portals');
  const slug = `look-${crypto.randomUUID()}`;
  const body = { name: 'Look', calendar_id: id, slug };
  const { data: made } = await write(bookingPortals.calls.add, { body }, { siteId });
  await router.navigate(`/${siteId}/settings/booking/${id}/portals/${made.id}/edit`);
  // Of a colour the last one is written, the first one picked.
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).last();
  await userEvent.fill(field('Colour of buttons'), '#b71c1c');
  await userEvent.fill(field('Logo'), 'https://dekk.example/logo.svg');
  await userEvent.fill(
    field('Pages that may show it'),
    'https://www.dekk.example/time\ndekk.example',
  );
  await press('Save');
  // A cross stands before what is wrong.
  await expect.element(page.getByText('This is the red of errors', { exact: false })).toBeVisible();
  await userEvent.fill(field('Colour of buttons'), '#0b6b5d');
  await press('Save');
  await expect
    .element(page.getByRole('link', { name: 'Preview' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/book\/~/));
  await expect
    .poll(
      async () =>
        (await send(bookingPortals.calls.one, { params: { id: made.id } }, { siteId })).data,
    )
    .toMatchObject({
      primary_colour: '#0b6b5d',
      logo: 'https://dekk.example/logo.svg',
      embed_hosts: ['www.dekk.example', 'dekk.example'],
    });
  await expect
    .element(page.getByRole('button', { name: 'Copy code for your website' }))
    .not.toBeInTheDocument();
  await press('Publish');
  await expect
    .element(page.getByRole('button', { name: 'Copy code for your website' }))
    .toBeVisible();
});

test('the calendar of an address that names none is the default one', async () => {
  const { id, router } = await within('any/planning');
  await expect.poll(() => router.state.location.pathname).not.toContain('any');
  await expect.element(page.getByRole('link', { name: 'Services' })).toBeVisible();
  expect(id).toBeGreaterThan(0);
});
