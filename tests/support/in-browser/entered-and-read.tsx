import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Resource } from '#contract/kit/resource.ts';
import type { Settings } from '#contract/kit/settings.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { request } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { atWork, showScreens, startScreens } from './shown-screens.tsx';

type Typed = Readonly<Record<string, string>>;

// A star stands behind what has to be said.
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\*)?$`));
const save = () => page.getByRole('button', { name: 'Save', exact: true }).first().click();

/**
 * Tests the plain screens of a resource: what is typed into a new one, by the English names of its
 * fields, is saved and stands in its list. Of a document, `line` is the text of a line that it has.
 */
export function enteredAndRead(
  resource: Pick<Resource, 'feature' | 'name'>,
  screens: readonly Screen[],
  { path, typed, line }: { path: string; typed: Typed; line?: string },
): void {
  startScreens([resource.feature, 'vat-codes']);

  test(`${resource.name}: what is entered on the screens is saved and read there`, async () => {
    const siteId = await atWork();
    if (line !== undefined) {
      const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' } as const;
      await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
    }
    await showScreens(screens, siteId, `${path}/new`);
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.fill(field(label).first(), text);
    }
    if (line !== undefined) {
      await userEvent.fill(page.getByLabelText('Add a line'), line);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('row', { name: new RegExp(line) })).toBeVisible();
    }
    await save();
    const [title = ''] = Object.values(typed);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (line !== undefined) await expect.element(page.getByText(line).first()).toBeVisible();
    await showScreens(screens, siteId, path);
    await expect.element(page.getByText(title, { exact: true }).last()).toBeVisible();
  });
}

/** Tests a plain page of settings: a text or number that is entered for the chain holds there when it is opened again. */
export function settingIsKept(
  settings: Pick<Settings, 'feature' | 'name' | 'levels' | 'calls'>,
  screens: readonly Screen[],
  { path, label, value }: { path: string; label: string; value: string },
): void {
  startScreens([settings.feature]);

  test(`${settings.name}: what is entered is saved and read there`, async () => {
    const siteId = await atWork();
    await showScreens(screens, siteId, path);
    await userEvent.fill(field(label).first(), value);
    await save();
    const saved = async () => {
      const levels = Object.values(settings.calls).map(({ read }) =>
        request(read, {}, { siteId, key: null }),
      );
      const answers = (await Promise.all(levels)) as { data: object }[];
      return answers.flatMap(({ data }) => Object.values(data)).map(String);
    };
    await expect.poll(saved).toContain(value);
    await showScreens(screens, siteId, path);
    await expect.element(field(label).last()).toHaveValue(value);
  });
}
