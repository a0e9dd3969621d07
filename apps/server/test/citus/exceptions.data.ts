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
  {
    file: 'apps/server/src/modules/operator/announcements/announcements.test.ts',
    test: 'a suspended person is no recipient, and is not in the count before sending',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/announcements/announcements.test.ts',
    test: 'an announcement that needs confirmation stays on screen until confirmed, and the operator sees who confirmed',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/announcements/announcements.test.ts',
    test: 'its recipients are read on their own platform, and the read leaves an audit row there',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'is previewed, made from the preview, and adjusted once with the amount that was seen',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'connects its first acquirer with keys that cannot be read back',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'gets one more host, which can become the host of its links',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'is created completely: its host leads to it, its contract is in force, and its administrator is invited by mail',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'shows its own sales and solvency, and no other platform’s',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'stores its own receiver at an acquirer, and refuses an unusable certificate',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'is invited, suspended and resumed by a master, on the named platform',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'who is the last manager of the staff cannot be suspended',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'is in no answer that leaves no row in the audit trail',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'leaves a row in the audit trail of each platform whose people were shown',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/operator.test.ts',
    test: 'of login attempts is found by a whole e-mail or a part of the name, and only shown rows leave an audit row',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/overview/overview.test.ts',
    test: 'platforms are filtered by their state',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/overview/overview.test.ts',
    test: 'the dashboard shows each acquirer’s card approval of the last day, on all platforms together',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/overview/overview.test.ts',
    test: 'the dashboard shows stuck withdrawals: those that need a person, or were sent without a proof',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/overview/overview.test.ts',
    test: 'the page of one platform shows its standing by its own figures, and names no person',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/outgoing/delivery-plans.test.ts',
    test: 'a page of all endpoints is read from the index of their seller',
    reason: 'the coordinator’s node counts a row that the worker’s node does not',
  },
  {
    file: 'apps/server/src/modules/test-mode/test-mode.test.ts',
    test: 'follows the deletion of its seller’s data and the closing of its platform',
    reason: 'test modes of distributed tables are not removed',
  },
  {
    file: 'apps/server/src/modules/test-mode/test-mode.test.ts',
    test: 'lets its seller start again: every row and job of it is deleted, no live row is, and the next entry creates a new one',
    reason: 'test modes of distributed tables are not removed',
  },
  {
    file: 'apps/server/src/modules/operator/logs/webhook-logs.test.ts',
    test: 'is listed without its body, opened masked and audited, and replayed only on its own platform',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/logs/webhook-logs.test.ts',
    test: 'is found by platform and by the time of its arrival',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/logs/webhook-logs.test.ts',
    test: 'a delivery to a seller’s endpoint is listed, opened masked, and replayed under its own id',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/logs/webhook-logs.test.ts',
    test: 'the newest of many platforms come first, and the next page continues after the last row',
    reason: ofMasters,
  },
  {
    file: 'apps/server/src/modules/operator/logs/webhook-logs.test.ts',
    test: 'a search for a common name is limited to a hundred people over all platforms, and says so',
    reason: ofMasters,
  },
]
