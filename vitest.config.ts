import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, which start first: at the end, one of them would keep one core busy while the other is idle. */
const longest = [
  'chaos/chaos.e2e.ts',
  'e2e/screens.e2e.ts',
  'e2e/first-sale.e2e.ts',
  'e2e/start.e2e.ts',
  'e2e/every-checkout.e2e.ts',
  'e2e/installments.e2e.ts',
  'apps/server/src/api/own-sellers.test.ts',
  'apps/server/src/api/object-access.test.ts',
  'apps/server/src/modules/refunds/crashes.test.ts',
  'apps/server/src/modules/payouts/withdrawals/sending/paid-once.test.ts',
  'apps/server/src/modules/subscriptions/charging/one-charge-per-cycle.test.ts',
  'apps/server/test/a-year-of-a-shop.test.ts',
]

/** Vitest knows the durations of earlier runs, but on a clean checkout only the sizes of files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.includes(relative(import.meta.dirname, moduleId))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** A worker keeps the modules of all files that it has run: with V8's small first heap it would collect them again and again. */
const largeHeap = ['--max-semi-space-size=64', '--initial-heap-size=1024']

/**
 * Tests of the server run in Node as the product does: modules transformed by Vite take a third more processor time. Most of
 * their code runs a few times, so TurboFan and further threads of the garbage collector cost more than they gain.
 */
const inNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    ...largeHeap,
    '--no-turbofan',
    '--single-threaded-gc',
    ...['replace-settings', 'end-with-vitest'].flatMap((name) => [
      '--import',
      `${import.meta.dirname}/apps/server/test/${name}.ts`,
    ]),
  ],
}

/** Default timeout of a poll: a second is short on a busy machine. */
const patientPolls = { poll: { timeout: 60_000 } }

/**
 * Five projects: tests that need no service, tests on a PostgreSQL started for the run, tests in a browser on
 * the built product, tests too slow for each run, and tests that need programs of the system.
 */
export default defineConfig({
  test: {
    // For two cores: while a file waits for PostgreSQL, for an answer or for the browser's next frame, a
    // third file can run.
    maxWorkers: 3,
    execArgv: largeHeap,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A few tests go through every case, which takes seconds on a busy machine.
          testTimeout: 30_000,
          // Every test sets up what it needs itself, so files may share their imports, which saves two minutes of a run.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{checkout,console}/src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'chaos/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'deploy/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          ...inNode,
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: process.env.BALCAO_ON_CITUS ? ['apps/server/test/citus/leave-out-exceptions.ts'] : [],
          expect: patientPolls,
          // Every test takes less than a minute on our machine; a shared machine took eight times as long.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...inNode,
          name: 'e2e',
          isolate: false,
          include: ['e2e/**/*.e2e.ts', 'chaos/**/*.e2e.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          expect: patientPolls,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...inNode,
          name: 'long',
          include: ['e2e/**/*.long.ts', 'apps/server/test/*.long.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          expect: patientPolls,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'ops',
          environment: 'node',
          include: ['e2e/**/*.ops.ts', 'chaos/*.ops.ts', 'apps/server/test/*.ops.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
