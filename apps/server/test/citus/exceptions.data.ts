type Exception = { file: string; test: string; reason: string }

const wall = 'apps/server/src/db/wall.test.ts'
const figures = 'apps/server/src/modules/reports/figures/figures.test.ts'
const totals = 'apps/server/src/modules/reports/figures/totals.test.ts'
const ofMasters = 'it reads a list of all platforms, and Citus takes none of these lists'
const announced = 'a prepared transaction may not announce anything'
const refusedBefore =
  'Citus itself refuses to change the tenant of a row, by a code that the test does not know'

/**
 * Tests of the server that fail on Citus, each with its reason. `npm run test:citus` skips these, the files of `excluded-files.json`,
 * and no others.
 */
export const exceptions: readonly Exception[] = [
  {
    file: wall,
    test: 'opens the wall only for reading: a host’s platform, the list of platforms to the owner, and named tables to the operator',
    reason:
      'the narrowed role has policies of its own there, which distribute.test.ts looks at on every shard',
  },
  {
    file: wall,
    test: 'has no view and few functions with rights other than the caller’s',
    reason:
      'Citus brings views of its own, and the parts of functions that run on a worker have the owner’s rights',
  },
  {
    file: wall,
    test: 'may read and write rows and nothing else, and in no schema but ours',
    reason: 'Citus opens its own schema to everybody',
  },
  {
    file: wall,
    test: 'changes and removes nothing of its neighbour’s, even without a WHERE',
    reason: refusedBefore,
  },
  { file: wall, test: 'can neither write into its neighbour nor hand a row over', reason: refusedBefore },
  {
    file: 'apps/server/src/modules/ledger/books.test.ts',
    test: 'is closed once, contains the hash of the day before, and reveals a change of the past',
    reason: 'the test itself joins days and entries of all tenants by their times, which Citus does not take',
  },
  {
    file: 'apps/server/src/modules/webhooks/list-payment-webhooks.test.ts',
    test: 'webhooks of a sale are found by the sale or by their address, and no others are read',
    reason: 'the plan is the worker’s, and the coordinator’s plan names no index',
  },
  {
    file: figures,
    test: 'are the same on the master’s board and on the platform’s, day by day, for this period and the previous one',
    reason: ofMasters,
  },
  {
    file: totals,
    test: 'every reader of sums gets the same with the totals of closed days as without',
    reason: ofMasters,
  },
  {
    file: totals,
    test: 'closed days are read from their totals, separately for each platform',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/payments/views/sale-viewer.test.ts',
    test: 'sees nothing of another platform, even without row-level security',
    reason: 'it leaves the tenant out of the statements, which Citus refuses',
  },
  {
    file: 'apps/server/src/api/own-sellers.test.ts',
    test: 'would see another seller without the policy of one table, so the other tests detect a missing policy',
    reason: 'there a missing policy of the narrowed role hides rows instead of showing more',
  },
  {
    file: 'apps/server/src/api/object-access.test.ts',
    test: 'master.platforms.get, platformId: reaches the caller’s own record and no other',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/api/object-access.test.ts',
    test: 'master.platforms.standing, platformId: reaches the caller’s own record and no other',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/web/audit-trail.test.ts',
    test: 'months in the archive leave a trail that is whole, in the export, the oracle and the file of the archive',
    reason: 'months of distributed tables are not archived',
  },
  {
    file: 'apps/server/src/web/changes.test.ts',
    test: 'a change is announced only to users who may see it',
    reason: announced,
  },
  {
    file: 'apps/server/src/web/changes.test.ts',
    test: 'the outcome of a mail is announced to people who see its sale; the outcome of any other mail to nobody',
    reason: announced,
  },
  {
    file: 'apps/server/src/cli/doctor/examine-installation.test.ts',
    test: 'a running product passes every check',
    reason: 'the doctor recommends a newer PostgreSQL than the 15 of these nodes',
  },
  {
    file: 'apps/server/src/db/across-platforms.test.ts',
    test: 'has a policy on exactly the tables of its granted columns',
    reason: 'the copies of reference tables on the coordinator have the policies as well',
  },
  {
    file: 'apps/server/src/db/months.test.ts',
    test: 'is read by statements that name their tenant, which the plan of each month shows',
    reason: 'the plans are the worker’s, and the coordinator’s plan names no condition',
  },
  {
    file: 'apps/server/src/db/months.test.ts',
    test: 'are not made for rows outside of all partitions while a platform moves, since the target would lose these rows',
    reason: 'a platform does not move out of distributed tables',
  },
]
