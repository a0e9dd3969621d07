import { defineConfig } from 'vitest/config'

/** Four ways to run: alone, on a PostgreSQL that is started for the run, in a browser on the built product, and what takes too long for each run. */
export default defineConfig({
  test: {
    // Left to itself Vitest keeps a core free, which on two cores means one file after the other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A few go through every case there is, which takes seconds on a busy machine.
          testTimeout: 30_000,
          // Whatever a test needs it makes itself, so files may share what they import: that saves two minutes of a run.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{checkout,console}/src/**/*.test.{ts,tsx}',
            'chaos/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['e2e/**/*.e2e.ts', 'chaos/**/*.e2e.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'long',
          environment: 'node',
          include: ['e2e/**/*.long.ts', 'apps/server/test/*.long.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
