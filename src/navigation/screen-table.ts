import { afterLogin } from './after-login.ts';
import type { Screen } from './screen.ts';

let loadTable: () => Promise<readonly Screen[]> = () => Promise.resolve([]);

/** The app says where the table of all screens is; it is not loaded before somebody needs it. */
export function provideScreens(load: () => Promise<readonly Screen[]>): void {
  loadTable = load;
}

/** Every screen of the app, loading the table when it is not there yet. */
export const allScreens = (): Promise<readonly Screen[]> => loadTable();

/** Where a person goes who has logged in at these sites and wanted something: see `afterLogin`. */
export async function pathAfterLogin(
  wanted: string | null,
  sites: readonly string[],
): Promise<string> {
  return afterLogin(wanted, await loadTable(), sites);
}
