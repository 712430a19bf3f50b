import { afterEach, beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { QueueStatus } from '#contract/queue.ts';
import { boot } from '#src/app/boot.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { awaitQueueAnswers } from './queue-moves.ts';
import QueueScreen from './queue-screen.tsx';

let left = new AbortController();
beforeAll(async () => {
  awaitQueueAnswers();
  await startWords(['common', 'queue']);
});
afterEach(() => {
  left.abort();
  left = new AbortController();
});

/** The real screen over the real server, for somebody at a site of their own. */
async function atTheQueue() {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  void boot(siteId, left.signal);
  await render(
    <MemoryRouter initialEntries={[`/${siteId}/queue`]}>
      <Routes>
        <Route path="/:siteId/queue" element={<QueueScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  return token;
}

const list = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('somebody who came in waits, is called to my station and is done', async () => {
  const token = await atTheQueue();
  await page.getByText('Desk 2').click();
  await page.getByLabelText('Licence plate').fill('el10001');
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(list('Waiting').getByText('EL10001')).toBeVisible();
  await page.getByRole('button', { name: 'Expedite next' }).click();
  const called = list('Expediting').getByRole('listitem');
  await expect.element(called.getByText(/Desk 2/)).toBeVisible();
  await called.getByRole('button', { name: 'Done' }).click();
  await expect.element(list('Completed').getByText('EL10001')).toBeVisible();
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([{ licenseplate: 'EL10001', status: QueueStatus.Done, target: 'Desk 2' }]);
});

test('whom a colleague lets in is there by itself', async () => {
  const token = await atTheQueue();
  await expect.element(page.getByText('Nobody is waiting.')).toBeVisible();
  await commands.letIn(token, 'EL10002');
  await expect.element(list('Waiting').getByText('EL10002')).toBeVisible();
});

test('with nobody waiting, Expedite next says so', async () => {
  await atTheQueue();
  await page.getByRole('button', { name: 'Expedite next' }).click();
  await expect.element(page.getByText('Nobody is waiting in Reception queue')).toBeVisible();
});

test('neither plate nor name is refused at once, and typing goes on where it was', async () => {
  await atTheQueue();
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(page.getByText('Give a plate or a name.')).toBeVisible();
  await expect.element(page.getByLabelText('Licence plate')).toHaveFocus();
});

test('what the rules forbid is off and says why', async () => {
  const token = await atTheQueue();
  await commands.letIn(token, 'EL10003');
  await list('Waiting').getByText('EL10003').click();
  const recall = list('Waiting').getByRole('button', { name: 'Recall' });
  await expect.element(recall).toBeDisabled();
  await expect.element(recall).toHaveAttribute('title', 'Can only recall when expediting');
});
