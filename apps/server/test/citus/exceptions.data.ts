type Exception = { file: string; test: string; reason: string }

const wall = 'apps/server/src/db/wall.test.ts'
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
]
