import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { keepToken } from '#src/data/tokens.ts';
import { list, next, phone, row, startQueue } from '#tests/support/in-browser/at-the-queue.tsx';
import { pressAt } from '#tests/support/in-browser/press-at.ts';
import { pressDisabled } from '#tests/support/in-browser/press-disabled.ts';

const { atTheQueue, open } = startQueue();

async function checkIn(plate: string) {
  await page.getByLabelText('Licence plate').fill(plate);
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(list('Waiting').getByText(plate.toUpperCase())).toBeVisible();
  await expect.element(list('Waiting').getByText(/not sent yet/)).not.toBeInTheDocument();
}

test('somebody who came in waits, is called to my station and is done', async () => {
  const token = await atTheQueue();
  await page.getByText('Desk 2').click();
  await checkIn('el10001');
  await next.click();
  const called = row('Expediting', 'EL10001');
  await expect.element(called.getByText(/Desk 2/)).toBeVisible();
  await called.getByRole('button', { name: 'Done' }).click();
  await expect.element(list('Completed').getByText('EL10001')).toBeVisible();
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([{ licenseplate: 'EL10001', status: QueueStatus.Done, target: 'Desk 2' }]);
});

test('a glove that presses twice calls one person', async () => {
  const token = await atTheQueue();
  await checkIn('EL10001');
  await checkIn('EL10002');
  const at = performance.now();
  pressAt(next, at);
  await expect.element(row('Expediting', 'EL10001')).toBeVisible();
  pressAt(next, at + 300);
  await checkIn('EL10003');
  await expect
    .poll(async () => (await commands.queueOf(token)).map(({ status }) => status))
    .toEqual([QueueStatus.Expedite, QueueStatus.Wait, QueueStatus.Wait]);
});

test('on a phone a person goes through reception and garage by one tap each', async () => {
  const token = await atTheQueue(phone);
  await page.getByRole('button', { name: 'Somebody came in' }).click();
  await checkIn('EL10004');
  await page.getByRole('button', { name: 'Expedite EL10004' }).click();
  const called = row('Expediting', 'EL10004');
  await called.getByRole('button', { name: 'To garage' }).click();
  await page.getByText(/^Garage/).click();
  await page.getByRole('button', { name: 'Expedite EL10004' }).click();
  await row('Expediting', 'EL10004').getByRole('button', { name: 'Done' }).click();
  await expect.element(list('Completed').getByText('EL10004')).toBeVisible();
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([{ licenseplate: 'EL10004', status: QueueStatus.Done }]);
});

test('a row opened before the server knows the person stays open when it does', async () => {
  await atTheQueue();
  await page.getByLabelText('Licence plate').fill('EL10015');
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await row('Waiting', 'EL10015').getByText('EL10015').click();
  await expect.element(list('Waiting').getByText(/not sent yet/)).not.toBeInTheDocument();
  await expect
    .element(row('Waiting', 'EL10015').getByRole('button', { name: 'Expedite', exact: true }))
    .toBeVisible();
});

test('in the garage the next one is called by itself when that is wanted, and never in the reception', async () => {
  const token = await atTheQueue();
  await expect.element(page.getByText('Automatic')).not.toBeInTheDocument();
  for (const plate of ['EL10016', 'EL10017', 'EL10018']) {
    await commands.checkIn(token, plate);
    await row('Waiting', plate).getByText(plate).click();
    await row('Waiting', plate).getByRole('button', { name: 'To garage' }).click();
    await expect.element(row('Completed', plate)).toBeVisible();
  }
  await page.getByText(/^Garage/).click();
  await page.getByText('Lift 2').click();
  await page.getByText('Automatic').click();
  await next.click();
  await row('Expediting', 'EL10016').getByRole('button', { name: 'Done' }).click();
  await expect.element(row('Expediting', 'EL10017').getByText(/Lift 2/)).toBeVisible();
  await expect.element(row('Waiting', 'EL10018')).toBeVisible();
});

test('after the site’s limit Recall is off and says why, and the person can be given up', async () => {
  const token = await atTheQueue({ recallLimit: 1 });
  await commands.checkIn(token, 'EL10019');
  await expect.element(row('Waiting', 'EL10019')).toBeVisible();
  await next.click();
  const called = row('Expediting', 'EL10019');
  const recall = called.getByRole('button', { name: 'Recall' });
  const gone = called.getByRole('button', { name: 'Did not come' });
  await pressDisabled(gone);
  await expect
    .element(page.getByText('Call the person again before you give them up.'))
    .toBeVisible();
  await recall.click();
  await pressDisabled(recall);
  await expect
    .element(page.getByText('This person has been called as often as the site allows.'))
    .toBeVisible();
  await gone.click();
  await expect.element(row('Completed', 'EL10019').getByText(/did not come/)).toBeVisible();
});

test('who waits cannot be expedited twice', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10020');
  await expect.element(row('Waiting', 'EL10020')).toBeVisible();
  await next.click();
  const expediteAgain = row('Expediting', 'EL10020').getByRole('button', {
    name: 'Expedite',
    exact: true,
  });
  await pressDisabled(expediteAgain);
  await expect.element(page.getByText('Can only expedite when waiting')).toBeVisible();
});

test('a missing plate and a missing brand are a dash', async () => {
  await atTheQueue();
  await page.getByLabelText('Name').fill('Kari Nordmann');
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  const kari = row('Waiting', 'Kari Nordmann');
  await expect.poll(() => kari.getByText('-', { exact: true }).elements().length).toBe(2);
});

test('whom a colleague lets in is there by itself', async () => {
  const token = await atTheQueue();
  await expect.element(page.getByText('Nobody is waiting.')).toBeVisible();
  await commands.checkIn(token, 'EL10002');
  await expect.element(list('Waiting').getByText('EL10002')).toBeVisible();
});

test('with nobody waiting, Expedite next says so', async () => {
  await atTheQueue();
  await next.click();
  await expect.element(page.getByText('Nobody is waiting in Reception queue')).toBeVisible();
});

test('who worked a garage that is no more has no queue until they choose one', async () => {
  await atTheQueue();
  // As another device of the garage's days: nothing but what it kept.
  const site = await commands.workAs('reception', { garage: false });
  keepToken(site.siteId, site.token);
  localStorage.setItem(`wheelhouse.queue.${site.siteId}`, 'garage');
  await open(site.siteId);
  await expect.element(page.getByRole('radio', { name: /^Reception/ }).last()).not.toBeChecked();
  await page.getByRole('button', { name: 'Expedite next' }).last().click();
  await expect.element(page.getByText('You have not selected your queue').last()).toBeVisible();
});

test('a site without a garage has one queue, and nobody is moved to another', async () => {
  const token = await atTheQueue({ garage: false });
  await commands.checkIn(token, 'EL10031');
  await row('Waiting', 'EL10031').getByText('EL10031').click();
  await expect
    .element(row('Waiting', 'EL10031').getByRole('button', { name: 'Recall' }))
    .toBeVisible();
  await expect.element(page.getByRole('group', { name: 'My queue' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/garage/i)).not.toBeInTheDocument();
});

test('the device keeps which queue it works and the station of each', async () => {
  await page.viewport(1440, 900);
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  const before = await open(siteId);
  // By these names the tests beside this one see that there are none.
  await expect.element(page.getByRole('group', { name: 'My queue' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Station' })).toBeVisible();
  await page.getByText('Desk 2').click();
  await page.getByText(/^Garage/).click();
  await page.getByText('Lift 1').click();
  await before.unmount();
  await open(siteId);
  await expect.element(page.getByRole('radio', { name: /^Garage/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Lift 1' })).toBeChecked();
  await page.getByText(/^Reception/).click();
  await expect.element(page.getByRole('radio', { name: 'Desk 2' })).toBeChecked();
});

test('a site without stations has no station to choose, and people are called to none', async () => {
  const token = await atTheQueue({ stations: false });
  await commands.checkIn(token, 'EL10021');
  await expect.element(row('Waiting', 'EL10021')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Station' })).not.toBeInTheDocument();
  await next.click();
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([{ status: QueueStatus.Expedite, target: null }]);
});

test('how many are in the queue and done is told, and who is called is counted down', async () => {
  const token = await atTheQueue();
  const stands = page.getByRole('region', { name: 'My queue' });
  for (const plate of ['EL10022', 'EL10023']) await commands.checkIn(token, plate);
  await expect.element(stands.getByText(/^2In queue$/)).toBeVisible();
  await next.click();
  const countdown = row('Expediting', 'EL10022').getByRole('timer');
  await expect.element(countdown).toHaveAccessibleName(/^Called: \d+ seconds? left$/);
  await row('Expediting', 'EL10022').getByRole('button', { name: 'Done' }).click();
  await expect.element(stands.getByText(/^1In queue$/)).toBeVisible();
  await expect.element(stands.getByText(/^1Done$/)).toBeVisible();
});

test('a dump of everybody leaves open what is open', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10024');
  await row('Waiting', 'EL10024').getByText('EL10024').click();
  const actions = row('Waiting', 'EL10024').getByRole('button', { name: 'Recall' });
  await expect.element(actions).toBeVisible();
  await commands.checkIn(token, 'EL10025');
  // The sockets of whoever asks for everybody are told it.
  await commands.queueOf(token);
  await expect.element(row('Waiting', 'EL10025')).toBeVisible();
  await expect.element(actions).toBeVisible();
});

test('neither plate nor name is refused at once, and typing goes on where it was', async () => {
  await atTheQueue();
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(page.getByText('Give a plate or a name.')).toBeVisible();
  await expect.element(page.getByLabelText('Licence plate')).toHaveFocus();
});

test('a plate that waits is told before it is added twice', async () => {
  const token = await atTheQueue();
  await checkIn('EL10005');
  await page.getByLabelText('Licence plate').fill('el 10005');
  await expect.element(page.getByText(/is in the queue already, since/)).toBeVisible();
  await page.getByRole('button', { name: 'Add once more' }).click();
  await expect.poll(async () => (await commands.queueOf(token)).length).toBe(2);
});

test('who was here before is found as one types, and one tap fills in the rest', async () => {
  const token = await atTheQueue();
  await checkIn('EL10006');
  await row('Waiting', 'EL10006').getByRole('button').first().click();
  await list('Waiting').getByRole('button', { name: 'Done' }).click();
  await expect.element(list('Completed').getByText('EL10006')).toBeVisible();
  await expect.poll(() => commands.queueOf(token)).toMatchObject([{ status: QueueStatus.Done }]);
  await page.getByLabelText('Licence plate').fill('el100');
  await page.getByRole('list', { name: 'Here before' }).getByText('EL10006').click();
  await expect.element(page.getByLabelText('Licence plate')).toHaveValue('EL10006');
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(list('Waiting').getByText('EL10006')).toBeVisible();
});

test('what the rules forbid is off, and says why to who presses it', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10003');
  await row('Waiting', 'EL10003').getByText('EL10003').click();
  const recall = list('Waiting').getByRole('button', { name: 'Recall' });
  await pressDisabled(recall);
  await expect.element(page.getByText('Can only recall when expediting')).toBeVisible();
});

test('done is undone by letting the person wait again, and the history shows it all', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10007');
  await row('Waiting', 'EL10007').getByText('EL10007').click();
  await list('Waiting').getByRole('button', { name: 'Done' }).click();
  await row('Completed', 'EL10007').getByText('EL10007').click();
  await list('Completed').getByRole('button', { name: 'Back to waiting' }).click();
  const back = row('Waiting', 'EL10007');
  await expect.element(back).toBeVisible();
  await expect.poll(() => commands.queueOf(token)).toMatchObject([{ status: QueueStatus.Wait }]);
  await back.getByRole('button', { name: 'History' }).click();
  await expect.element(back.getByText('Came in')).toBeVisible();
  await expect.element(back.getByText('Waits for the reception')).toBeVisible();
});

test('rows stay under a finger and settle when it is lifted', async () => {
  const token = await atTheQueue(phone);
  for (const plate of ['EL10008', 'EL10009']) await commands.checkIn(token, plate);
  const second = row('Waiting', 'EL10009');
  await expect.element(second).toBeVisible();
  const top = () => second.element().getBoundingClientRect().top;
  const before = top();
  second.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await commands.finish(token, 'EL10008');
  // What the row says is new, where it stands is not.
  const first = row('Waiting', 'EL10008')
    .getByRole('button', { name: /EL10008/ })
    .last();
  await expect.element(first).toBeDisabled();
  expect(top()).toBe(before);
  globalThis.dispatchEvent(new PointerEvent('pointerup'));
  await expect.element(list('Completed').getByText('EL10008')).toBeVisible();
  await expect.poll(top).toBeLessThan(before);
});
