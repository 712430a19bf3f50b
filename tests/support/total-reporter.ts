import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line for people and machines to read: `N passed, N failed`. */
export const totalReporter: Reporter = {
  onTestRunEnd(modules, errors, reason) {
    const results = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => results.filter((one) => one.result().state === state).length;
    // A file that could not be read has no tests, and must not pass for that.
    const failed = count('failed') + modules.filter(brokenItself).length + errors.length;
    const atLeast = reason === 'failed' ? 1 : 0;
    if (isWhole(modules) && !process.env.LAW) process.stdout.write(`\n${withoutLaw}\n`);
    process.stdout.write(`\n${count('passed')} passed, ${Math.max(failed, atLeast)} failed\n`);
  },
};

const withoutLaw =
  'Not held against the rules of the authorities: LAW says no folder with their files. docs/law.md says where they are published.';

/** Whether it is a run of all tests: the slow ones are part of no other. */
const isWhole = (modules: readonly TestModule[]): boolean =>
  modules.some(({ project }) => project.name === 'e2e') &&
  modules.some(({ project }) => project.name === 'rules');

const brokenItself = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length;
