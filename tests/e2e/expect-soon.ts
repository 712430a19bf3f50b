import { expect as playwrightExpect } from 'playwright/test';

/** Looks until it is so: how long a busy machine takes to show something is no matter of these tests. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });
