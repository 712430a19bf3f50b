import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/vite/styles.ts';
import { chromiumPath, lightChromium } from './tests/support/chromium.ts';
import { engineOfTests } from './tests/support/engine.ts';
import { keptModules } from './tests/support/kept-modules.ts';
import { reconnectedTesters } from './tests/support/reconnected-testers.ts';
import { LongestFirst } from './tests/support/timings/longest-first.ts';
import { screenCommands, screenServer } from './tests/support/screen-server.ts';
import { totalReporter } from './tests/support/total-reporter.ts';

// Tests of the project itself and of plain logic, which need neither database nor browser.
const rules = [
  'contract/**/*.test.ts',
  'scripts/**/*.test.ts',
  'src/**/*.test.ts',
  'sw/**/*.test.ts',
  'tests/architecture.test.ts',
  'tests/contrast.test.ts',
  'tests/font.test.ts',
  'tests/words.test.ts',
];
const inBrowser = ['src/**/*.test.tsx', '{src,sw}/**/*.browser.test.ts'];
const endToEnd = ['tests/e2e/**/*.test.ts'];
// Held against files of the authorities, which are not ours to keep: where they are is said by LAW.
const byLaw = ['tests/law/**/*.test.ts'];
// By itself one processor would be left idle, which on a machine of two doubles the time.
const maxWorkers = '100%';
// A test that hangs ends some time. No more is meant by it: a busy machine may take its time.
const patience = 120_000;
const onlyPostgres = ['**/*.postgres.test.ts'];

export default defineConfig(({ mode }) => {
  if (mode === 'embedded') process.env.TEST_ENGINE = mode;
  const provide = { fuzzing: mode === 'fuzz' };
  return {
    test: {
      reporters: ['default', totalReporter],
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          test: {
            name: 'rules',
            provide,
            include: rules,
            exclude: inBrowser,
            // What they import is plain, and read once for all of them.
            isolate: false,
            maxWorkers,
            testTimeout: patience,
          },
        },
        {
          test: {
            name: 'server',
            provide,
            include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
            exclude: [
              ...rules,
              ...endToEnd,
              ...byLaw,
              ...(engineOfTests() === 'embedded' ? onlyPostgres : []),
            ],
            globalSetup: 'tests/support/database/global-database.ts',
            // One database for each worker, shared by the files it runs.
            isolate: false,
            // Every seventh second went into clearing away what thousands of answers leave.
            execArgv: ['--max-semi-space-size=64'],
            maxWorkers,
            testTimeout: patience,
            hookTimeout: patience,
            // As long as a busy machine needs.
            expect: { poll: { timeout: 15_000 } },
          },
        },
        {
          test: {
            name: 'law',
            include: process.env.LAW ? byLaw : [],
            testTimeout: patience,
          },
        },
        {
          // The worker that plays a foreign or failing server.
          plugins: [
            keptModules(),
            reconnectedTesters(),
            react(),
            styles(),
            msw({ mode: 'worker-only' }),
            screenServer(),
          ],
          optimizeDeps: {
            // Named here because finding one while tests run would load React twice.
            include: [
              '@ionic/core/components/ion-modal.js',
              '@ionic/core/components/ion-reorder-group.js',
              '@ionic/react',
              '@tanstack/react-query',
              'dexie',
              'dexie-react-hooks',
              'i18next',
              'ionicons/icons',
              'msw',
              'msw/browser',
              'react',
              'react/jsx-dev-runtime',
              'react/jsx-runtime',
              'react-dom',
              'react-dom/client',
              'react-i18next',
              'react-router',
              'react-router/dom',
              'socket.io-client',
              'vitest-browser-react',
              'zod/mini',
            ],
          },
          test: {
            name: 'app',
            include: inBrowser,
            globalSetup: 'tests/support/chromium.ts',
            setupFiles: [
              'tests/support/in-browser/styles.ts',
              'tests/support/in-browser/fresh-device.ts',
              'tests/support/in-browser/failed-page.ts',
              'tests/support/in-browser/bare-text.ts',
            ],
            // As long as a busy machine needs.
            expect: { poll: { timeout: 15_000 } },
            // Beside those of the server: a browser waits much, and they compute.
            maxWorkers,
            testTimeout: patience,
            hookTimeout: patience,
            browser: {
              enabled: true,
              commands: screenCommands,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath: chromiumPath(), args: lightChromium },
              }),
              instances: [{ browser: 'chromium' }],
              screenshotFailures: false,
            },
          },
        },
        {
          test: {
            name: 'e2e',
            include: endToEnd,
            globalSetup: ['tests/support/chromium.ts', 'tests/e2e/demo-data.ts'],
            sequence: { groupOrder: 1 },
            // Each file has a server and a browser of its own, but their code is read once.
            isolate: false,
            // One more than there are processors, as each waits much for its browser and line.
            maxWorkers: availableParallelism() + 1,
            // Days of several people, with servers that start again and again.
            testTimeout: 3 * patience,
            hookTimeout: 3 * patience,
          },
        },
      ],
    },
  };
});
