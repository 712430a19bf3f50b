import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { billingScreens } from './screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['billing']);

const section = page.getByRole('region', { name: 'Logo' });
const shown = section.getByRole('img', { name: 'The company’s logo' });
const checklist = page.getByRole('region', { name: 'Ready to invoice?' });

/** A logo of those that companies have: wide, and with nothing behind it. */
async function drawn(type: string): Promise<File> {
  const canvas = new OffscreenCanvas(600, 150);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'teal';
  context.fillRect(20, 20, 200, 110);
  return new File([await canvas.convertToBlob({ type })], 'logo', { type });
}

async function colourAt(image: HTMLImageElement, x: number, y: number) {
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
}

test('a logo is chosen, stands on white, and is taken away again', async () => {
  const siteId = await atWork();
  await showScreens(billingScreens, siteId, 'settings/economy/billing');
  await checklist.getByRole('button', { name: 'Logo' }).click();
  await expect.element(section.getByLabelText('Choose a picture')).toHaveFocus();
  await userEvent.upload(section.getByLabelText('Choose a picture'), await drawn('image/png'));
  await expect.element(shown).toBeVisible();
  const image = shown.element() as HTMLImageElement;
  const [light = 0] = await colourAt(image, 2, 2);
  expect(light).toBeGreaterThan(245);
  await expect.element(section.getByText('The logo is saved.')).toBeVisible();
  await expect.element(checklist.getByRole('button', { name: 'Logo' })).not.toBeInTheDocument();

  await section.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(section.getByText('No logo yet.')).toBeVisible();
  await expect.element(checklist.getByRole('button', { name: 'Logo' })).toBeVisible();
});

test('what is no picture is said to be none, and nothing is kept', async () => {
  const siteId = await atWork();
  await showScreens(billingScreens, siteId, 'settings/economy/billing');
  const text = new File(['words'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(section.getByLabelText('Choose a picture'), text);
  await expect.element(section.getByText(/This is no picture/)).toBeVisible();
  await expect.element(section.getByText('No logo yet.')).toBeVisible();
});
