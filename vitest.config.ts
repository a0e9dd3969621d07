import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest. Begun last, such a file would keep one core busy while the other has nothing left to do. */
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

/** Vitest knows how long files took before, but on a clean checkout no more than how large they are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.includes(relative(import.meta.dirname, moduleId))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** For what runs the server inside a test. What `npm start` starts hashes and connects as the product does. */
const asInTests = {
  alias: [
    {
      find: /^\.\/hash-cost\.ts$/,
      replacement: `${import.meta.dirname}/apps/server/test/cheap-hash-cost.ts`,
    },
    {
      find: /^\.\/connect-seconds\.ts$/,
      replacement: `${import.meta.dirname}/apps/server/test/patient-connect-seconds.ts`,
    },
  ],
}

/** How long a poll goes on asking, where its test names no time: a second is short on a busy machine. */
const patientPolls = { poll: { timeout: 60_000 } }

/** Five ways to run: alone, on a PostgreSQL that is started for the run, in a browser on the built product, what takes too long for each run, and what needs programs of the system. */
export default defineConfig({
  test: {
    // For two cores: a file often waits, for PostgreSQL, for an answer or for the browser's next frame, and then a third has something to do.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
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
            'bench/**/*.test.ts',
            'chaos/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'deploy/**/*.test.mjs',
          ],
        },
      },
      {
        resolve: asInTests,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: process.env.BALCAO_ON_CITUS ? ['apps/server/test/citus/leave-out-exceptions.ts'] : [],
          expect: patientPolls,
          // No test takes a minute here; a machine with other guests took eight times as long as this one.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: asInTests,
        test: {
          name: 'e2e',
          environment: 'node',
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
          name: 'long',
          environment: 'node',
          include: ['e2e/**/*.long.ts', 'apps/server/test/*.long.ts'],
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
