import { expect, test } from 'vitest';
import { notedBy, timelineOf } from './timeline-rules.ts';

const visit = (id: number, at: string) => ({
  id,
  licenseplate: 'EK12345',
  arrived_at: new Date(at),
  left_at: null,
  no_show: false,
  waited: 300,
  handled: null,
});
const change = (at: string, action = 'save') => ({
  at,
  by: 'Mia Berg',
  action,
  changes: [{ field: 'phone', from: '', to: '90000001' }],
});

test('visits and changes stand in one row, the last first', () => {
  const all = timelineOf(
    [visit(1, '2026-03-01T10:00:00Z'), visit(2, '2026-05-01T10:00:00Z')],
    [change('2026-04-01T10:00:00.000Z')],
  );
  expect(all.map(({ kind, at }) => [kind, at.slice(0, 7)])).toEqual([
    ['visit', '2026-05'],
    ['change', '2026-04'],
    ['visit', '2026-03'],
  ]);
  expect(all[0]).toMatchObject({ here: true, waited: 300, handled: null });
});

test('a change names its fields; that somebody is new says enough', () => {
  const [added, changed] = timelineOf(
    [],
    [change('2026-04-02T10:00:00.000Z', 'add'), change('2026-04-01T10:00:00.000Z')],
  );
  expect(added).toMatchObject({ action: 'add', fields: [] });
  expect(changed).toMatchObject({ action: 'save', fields: ['phone'] });
});

test('of a customer of many years the last things are shown', () => {
  const years = Array.from({ length: 90 }, (_, month) =>
    visit(month, new Date(Date.UTC(2015, month)).toISOString()),
  );
  expect(timelineOf(years, [])).toHaveLength(40);
  expect(timelineOf(years, [])[0]).toMatchObject({ id: 89 });
});

test('a note is of who changed it last, whatever was changed since', () => {
  const noted = {
    ...change('2026-04-02T10:00:00.000Z'),
    by: 'Ola Dahl',
    changes: [{ field: 'counter_note', from: '', to: 'Calls first' }],
  };
  expect(notedBy([change('2026-04-03T10:00:00.000Z'), noted])).toEqual({
    by: 'Ola Dahl',
    at: '2026-04-02T10:00:00.000Z',
  });
  expect(notedBy([change('2026-04-03T10:00:00.000Z')])).toBeNull();
});
