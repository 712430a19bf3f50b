import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line for people and machines to read: `N passed, N failed`. */
export const totalReporter: Reporter = {
  onTestRunEnd(modules, errors, reason) {
    const results = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => results.filter((one) => one.result().state === state).length;
    // A file that could not be read has no tests, and must not pass for that.
    const failed = count('failed') + modules.filter(brokenItself).length + errors.length;
    const atLeast = reason === 'failed' ? 1 : 0;
    process.stdout.write(`\n${count('passed')} passed, ${Math.max(failed, atLeast)} failed\n`);
  },
};

const brokenItself = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length;
