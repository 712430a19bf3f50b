import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { queryClient } from '#src/data/query.ts';
import { startWords } from '#src/i18n/words.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { tickets } from '#tests/support/states/tickets.ts';
import { pressDisabled } from '#tests/support/in-browser/press-disabled.ts';
import { Button } from '#src/ui/button.tsx';
import { emptyRow } from '../record/empty-row.ts';
import { ActionButton } from './action-button.tsx';
import { RowActions } from './row-actions.tsx';
import { useSteps } from './use-steps.ts';

beforeAll(() => startWords(['common', 'crud', 'agreements']));

function Actions({ values }: { values: object }) {
  const row = { ...emptyRow(tickets), ...values };
  const steps = useSteps(tickets, () => {});
  return (
    <>
      <RowActions
        resource={tickets}
        row={row}
        steps={steps}
        renderFirst={(variant) => <Button variant={variant}>Edit</Button>}
      />
      <ActionButton resource={tickets} row={row} word="pass_on" />
      <ActionButton resource={tickets} row={row} word="check" />
    </>
  );
}

async function show(values: object, siteId: string) {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/x`]}>
        <Routes>
          <Route path="/:siteId/*" element={<Actions values={values} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const button = (name: string) => page.getByRole('button', { name });
const noPlate = 'No column of this file holds plates. Write “Plate” above it.';

test('a step that lacks something is off and says why, and to who presses it as well', async () => {
  await show({ plate: '' }, await atWork());
  await expect.element(button('tickets.steps.confirm')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('tickets.steps.confirm')).toHaveAttribute('title', noPlate);
  await pressDisabled(button('tickets.steps.confirm'));
  await expect.poll(() => snackNow()?.text).toBe(noPlate);
  await expect.element(button('tickets.steps.cancel')).toHaveAttribute('aria-disabled', 'false');
});

test('only steps from the state of a row are there, and for whom they are', async () => {
  const confirmed = { plate: 'EL12345', state: 'confirmed' };
  await show(confirmed, await atWork());
  await expect.element(button('tickets.steps.finish')).toBeVisible();
  await expect.element(button('tickets.steps.confirm')).not.toBeInTheDocument();
  await expect.element(button('Archive')).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  { state: 'draft', main: ['tickets.steps.confirm'] },
  { state: 'cancelled', main: [] },
])(
  'the main button of $state is $main: the step that usually comes next, and none where no step is',
  async ({ state, main }) => {
    await show({ plate: 'EL12345', state }, await atWork());
    await expect.element(button('Edit')).toBeVisible();
    const buttons = page.getByRole('button').elements();
    const mainOnes = buttons.filter((one) => one.matches('.primary'));
    expect(mainOnes.map(({ textContent }) => textContent)).toEqual(main);
  },
);

test('a step that takes a right is not there for who lacks it', async () => {
  await show({ plate: 'EL12345', state: 'confirmed' }, await atWork('reception'));
  await expect.element(button('tickets.steps.cancel')).toBeVisible();
  await expect.element(button('tickets.steps.finish')).not.toBeInTheDocument();
});

test('an action is there for whom it is, and says what it lacks', async () => {
  await show({ price: 0 }, await atWork('reception'));
  await expect.element(button('tickets.steps.pass_on')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('tickets.steps.check')).not.toBeInTheDocument();
});

test('an action is not there in states that it is not done in', async () => {
  await show({ state: 'done' }, await atWork());
  await expect.element(button('tickets.steps.refund')).toBeVisible();
  await expect.element(button('tickets.steps.check')).toBeVisible();
  await expect.element(button('tickets.steps.pass_on')).not.toBeInTheDocument();
});
