import { readFileSync } from 'node:fs'

/**
 * Tests that take minutes, run by CI after the others: floods of requests, crashes at every step, thousands of sales, moved and
 * restored installations, every odd value in every field, and browser stories of screens whose rules the
 * tests of the modules check as well.
 */
export const slowFiles = [
  'apps/server/src/api/rest-routes.test.ts',
  'apps/server/src/cli/archive/archive.test.ts',
  'apps/server/src/cli/backup.test.ts',
  'apps/server/src/cli/reseal/reseal-under-load.test.ts',
  'apps/server/src/cli/tenant/move-tenant.test.ts',
  'apps/server/src/cli/tenant/tenant-archive.test.ts',
  'apps/server/src/db/migrate.test.ts',
  'apps/server/src/demo/create-demo-data.test.ts',
  'apps/server/src/kit/postgres/embedded-postgres.test.ts',
  'apps/server/src/kit/video/film-tools.test.ts',
  'apps/server/src/modules/access/playback/mark-pdf.test.ts',
  'apps/server/src/modules/cards/card-testing.test.ts',
  'apps/server/src/modules/checkout/purchase-limit.test.ts',
  'apps/server/src/modules/checkout/two-cards-deaths.test.ts',
  'apps/server/src/modules/ledger/balances-read.test.ts',
  'apps/server/src/modules/payments/core/crashes.test.ts',
  'apps/server/src/modules/payouts/withdrawals/sending/paid-once.test.ts',
  'apps/server/src/modules/refunds/crashes.test.ts',
  'apps/server/src/modules/refunds/life-stories.test.ts',
  'apps/server/src/modules/reports/figures/figures-read.test.ts',
  'apps/server/src/modules/retention/forgotten-rows.test.ts',
  'apps/server/src/modules/subscriptions/charging/one-charge-per-cycle.test.ts',
  'apps/server/src/modules/test-mode/clock.test.ts',
  'apps/server/src/modules/test-mode/year.test.ts',
  'apps/server/src/web/first-sale-guide.test.ts',
  'apps/server/test/a-year-of-a-shop.test.ts',
  'apps/server/test/simulation.test.ts',
  'chaos/chaos.e2e.ts',
  'e2e/admin-desk.e2e.ts',
  'e2e/admin-money.e2e.ts',
  'e2e/admin-sales.e2e.ts',
  'e2e/affiliates.e2e.ts',
  'e2e/audit-trail.e2e.ts',
  'e2e/automatic-pix.e2e.ts',
  'e2e/boleto-with-pix.e2e.ts',
  'e2e/busy-hour.e2e.ts',
  'e2e/card-challenge.e2e.ts',
  'e2e/catalogue.e2e.ts',
  'e2e/connections.e2e.ts',
  'e2e/coupon-console.e2e.ts',
  'e2e/coupons.e2e.ts',
  'e2e/courses.e2e.ts',
  'e2e/customer-life.e2e.ts',
  'e2e/embed.e2e.ts',
  'e2e/every-checkout.e2e.ts',
  'e2e/every-refusal.e2e.ts',
  'e2e/gifts.e2e.ts',
  'e2e/hostile-sellers.e2e.ts',
  'e2e/imports.e2e.ts',
  'e2e/installments.e2e.ts',
  'e2e/invoices.e2e.ts',
  'e2e/large-files.e2e.ts',
  'e2e/layouts.e2e.ts',
  'e2e/lesson-extras.e2e.ts',
  'e2e/managers.e2e.ts',
  'e2e/master.e2e.ts',
  'e2e/offer-terms.e2e.ts',
  'e2e/partners.e2e.ts',
  'e2e/payment-states.e2e.ts',
  'e2e/pixels.e2e.ts',
  'e2e/plan-change.e2e.ts',
  'e2e/platform-settings.e2e.ts',
  'e2e/platform.e2e.ts',
  'e2e/product.e2e.ts',
  'e2e/recurring-revenue.e2e.ts',
  'e2e/screens.e2e.ts',
  'e2e/second-thoughts.e2e.ts',
  'e2e/seller-money.e2e.ts',
  'e2e/selling-tools.e2e.ts',
  'e2e/server-events.e2e.ts',
  'e2e/staff-sign-on.e2e.ts',
  'e2e/staff.e2e.ts',
  'e2e/start.e2e.ts',
  'e2e/stream-until-refund.e2e.ts',
  'e2e/test-clock.e2e.ts',
  'e2e/test-mode-roles.e2e.ts',
  'e2e/test-mode.e2e.ts',
  'e2e/trials.e2e.ts',
  'e2e/two-cards.e2e.ts',
  'e2e/users.e2e.ts',
  'e2e/whole-story.e2e.ts',
  'packages/providers/src/conformance/odd-answers.test.ts',
]

/** Property tests of money, for which the slow run draws ten times as many cases. */
export const moneyProperties = [
  'apps/server/src/modules/orders/provider-splits.test.ts',
  'packages/domain/src/money/anticipation.test.ts',
  'packages/domain/src/money/coupons.test.ts',
  'packages/domain/src/money/money-properties.test.ts',
  'packages/domain/src/money/sale-reversal.test.ts',
]
/** Test files in which no test can run on Citus, each with its number of tests and the reason. */
const excludedOnCitus = JSON.parse(
  readFileSync(new URL('../apps/server/test/citus/excluded-files.json', import.meta.url), 'utf8'),
).flatMap(({ file }) => ['--exclude', file])
const withoutSlow = slowFiles.flatMap((file) => ['--exclude', file])

/** Runs of `npm test`. */
export const usualRuns = [
  {
    name: 'without-browser',
    title: 'Running the tests without a browser',
    args: ['--project', 'unit', '--project', 'server', ...withoutSlow],
  },
  {
    name: 'browser',
    title: 'Running the stories in a browser',
    args: ['--project', 'e2e', ...withoutSlow],
    inBrowser: true,
  },
]

/**
 * Runs of `npm run test:slow`. All files run together, because the long browser stories leave processor time
 * for the simulated year of a shop.
 */
export const slowRuns = [
  {
    name: 'slow',
    title: 'Running what takes minutes',
    args: ['--project', 'unit', '--project', 'server', '--project', 'e2e', ...slowFiles, ...moneyProperties],
    environment: { BALCAO_MONEY_CASES: '100000' },
    inBrowser: true,
  },
]

/** Runs of `npm test -- path …`: each path in the project given by its name. */
export function runsOf(paths) {
  const projectOf = (path) => {
    if (path.endsWith('.long.ts')) return 'long'
    if (path.endsWith('.ops.ts')) return 'ops'
    if (/^(e2e|chaos)\b/.test(path)) return 'e2e'
    return path.startsWith('apps/server') ? 'server' : 'unit'
  }
  return ['unit', 'server', 'e2e', 'long', 'ops']
    .map((project) => ({ project, own: paths.filter((path) => projectOf(path) === project) }))
    .filter(({ own }) => own.length > 0)
    .map(({ project, own }) => ({
      name: project,
      title: `Running ${own.join(', ')}`,
      args: ['--project', project, ...own],
      inBrowser: project === 'e2e' || project === 'long',
    }))
}

/** Runs of `npm run test:ops`, which need programs of the system, such as podman. */
export const opsRuns = [
  {
    name: 'ops',
    title: 'Running the product as operators run it',
    // One file after another: a test that stops a machine or changes the network would fail the tests beside it.
    args: ['--project', 'ops', '--no-file-parallelism'],
  },
  {
    name: 'pooler',
    title: 'Everything of the server through PgBouncer',
    args: ['--project', 'server'],
    environment: { BALCAO_THROUGH_POOLER: '1' },
  },
]

/**
 * The run of `npm run test:citus`: all tests of the server, or the tests below `paths`, on a coordinator and
 * two workers.
 */
export const citusRuns = (paths) => [
  {
    name: 'citus',
    title: 'Running the tests of the server on Citus',
    args: ['--project', 'server', ...excludedOnCitus, ...(paths.length > 0 ? paths : withoutSlow)],
    environment: { BALCAO_ON_CITUS: '1' },
  },
]

/** Runs of `npm run test:long`: the same properties at a larger size. */
export const longRuns = [
  {
    name: 'long',
    title: 'Starting, killing and searching the whole product',
    args: ['--project', 'long'],
    inBrowser: true,
  },
  {
    name: 'every-checkout',
    title: 'Selling everything in every layout by every method',
    args: ['--project', 'e2e', 'e2e/every-checkout.e2e.ts'],
    environment: { BALCAO_EVERY_CHECKOUT: '1' },
    inBrowser: true,
  },
  {
    name: 'whole-story',
    title: 'Selling from registration to the statement on a phone',
    args: ['--project', 'e2e', 'e2e/whole-story.e2e.ts'],
    environment: { BALCAO_WHOLE_STORY: '1' },
    inBrowser: true,
  },
  {
    name: 'screens',
    title: 'Looking at every screen by day and by night',
    args: ['--project', 'e2e', 'e2e/screens.e2e.ts'],
    environment: { BALCAO_BOTH_SCHEMES: '1' },
    inBrowser: true,
  },
  {
    name: 'splits',
    title: 'Splitting a million sales',
    args: ['--project', 'unit', 'packages/domain/src/money/money-properties.test.ts'],
    environment: { BALCAO_MONEY_CASES: '1000000' },
  },
  {
    name: 'subscriptions',
    title: 'Charging a thousand subscribers for three years',
    args: [
      '--project',
      'server',
      'apps/server/src/modules/subscriptions/charging/one-charge-per-cycle.test.ts',
    ],
    environment: { BALCAO_SUBSCRIBERS: '1000', BALCAO_SUBSCRIBED_DAYS: '1095' },
  },
  {
    name: 'stolen-cards',
    title: 'Trying five thousand stolen cards among a thousand honest buyers',
    args: ['--project', 'server', 'apps/server/src/modules/cards/card-testing.test.ts'],
    environment: { BALCAO_STOLEN_CARDS: '5000', BALCAO_HONEST_BUYERS: '1000' },
  },
  {
    name: 'launch',
    title: 'Selling to five hundred buyers behind one address, with a tester among them',
    args: [
      '--project',
      'server',
      '--testTimeout',
      '600000',
      'apps/server/src/modules/checkout/purchase-limit.test.ts',
    ],
    environment: { BALCAO_LAUNCH_BUYERS: '500' },
  },
  {
    name: 'any-input',
    title: 'Calling every route of the API with any input',
    args: ['--project', 'server', '--testTimeout', '600000', 'apps/server/src/api/rest-routes.test.ts'],
    environment: { API_CASES: '300' },
  },
  {
    name: 'new-key',
    title: 'Changing the master key at a hundred requests a second, or as many as the machine carries',
    args: ['--project', 'server', 'apps/server/src/cli/reseal/reseal-under-load.test.ts'],
    environment: { BALCAO_RESEAL_REQUESTS_PER_SECOND: '100' },
  },
  {
    name: 'simulation',
    title: 'Walking sixty days with two hundred seeds',
    args: ['--project', 'server', 'apps/server/test/simulation.test.ts'],
    environment: { BALCAO_SIMULATIONS: '200', BALCAO_SIMULATED_DAYS: '60' },
  },
]
