import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { SaveBar } from './save-bar.tsx';
import './layout/pieces.css';

beforeAll(() => startWords(['common']));

const names = Array.from({ length: 30 }, (_, nth) => `Field ${nth}`);

/** A long form, walked through by Tab; what of it had the focus and was covered. */
async function coveredOf(height: number): Promise<string[]> {
  await page.viewport(390, height);
  await render(
    <form>
      {names.map((name) => (
        <p key={name}>
          <button type="button">{name}</button>
        </p>
      ))}
      <SaveBar text="It could not be saved, and here stands why at some length." fieldErrors={{}}>
        <button type="submit" className="button primary">
          Save
        </button>
      </SaveBar>
    </form>,
  );
  const covered: string[] = [];
  for (const name of names) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (seen !== focused) covered.push(name);
  }
  return covered;
}

test('what has the focus is never below the save bar', async () => {
  expect(await coveredOf(700)).toEqual([]);
});

test('enlarged or over a keyboard, where little is in sight, the bar covers nothing', async () => {
  expect(await coveredOf(340)).toEqual([]);
});
