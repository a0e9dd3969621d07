import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'
import { desc } from 'drizzle-orm'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { App } from '#app.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { mails } from '#db/schema/messages.ts'
import { tenantClock } from '#db/tenant-time.ts'
import { aPlatform, type DemoPlatform } from '#demo/a-platform.ts'
import { jobs } from '#jobs.ts'
import { type MovableClock, movableClock } from '#kit/clock.ts'
import { loadMailRenderer } from '#load-mail-renderer.ts'
import { inTimeOfKey, listSimulatedAccounts } from '#modules/acquirers/accounts/simulated-account.ts'
import { inScope } from '#scope.ts'
import { expectTenantInPlans } from './db/expect-tenant-in-plans.ts'
import { drainJobs } from './drain-jobs.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testSecrets } from './test-secrets.ts'

export type TestApp = DemoPlatform & {
  app: App
  clock: MovableClock
  sandbox: Sandbox
  ownerUrl: string
  /** SQL as the database's owner, to read past the wall. */
  owner: postgres.Sql
  /** Runs every job due by the test's clock. */
  drainJobs(): Promise<void>
  /** The statements that the product sends during the work, in order. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  /** Mails of the platform, newest first. */
  inbox(): Promise<(typeof mails.$inferSelect)[]>
  stop(): Promise<void>
}

export type TestAppWishes = {
  environment?: Record<string, string>
  /** A database other than a clone of the run's template, such as one with a standby. */
  database?: TestDatabase | undefined
  /** Hosts of the platform besides that of PUBLIC_URL. */
  hosts?: readonly string[]
}

/** The same database behind the PgBouncer of the run, where there is one. */
function throughPooler(ownerUrl: string): { DATABASE_POOLER_URL?: string } {
  const pooler = inject('poolerUrl')
  if (pooler === undefined) return {}
  const { pathname } = new URL(ownerUrl)
  return { DATABASE_POOLER_URL: Object.assign(new URL(pooler), { pathname }).href }
}

/** Later than any real "now", so that a job planned for the test's future is never due by the database's own clock. */
const testStart = new Date('2030-03-13T15:00:00Z')

/**
 * The real product on a database of its own: real PostgreSQL, real adapters, simulated acquirers, a clock that can be moved.
 * `publicUrl` is where webhooks go; give the address of a listening server to receive them.
 */
export async function createTestApp({
  environment = {},
  database: given,
  hosts = ['localhost', '127.0.0.1'],
}: TestAppWishes = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'balcao-app-'))
  const clock = movableClock(testStart)
  const sandboxClock = tenantClock(clock)
  const sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => sandboxClock.now(),
    timers: false,
    findAccounts: (key) => listSimulatedAccounts(app, key),
    inTimeOf: (key, work) => inTimeOfKey(app, key, work),
  })
  const config = readConfig({
    BALCAO_DATA_DIR: dataDir,
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    // The test shares this process, and its own work must not count as load.
    MAX_LOOP_DELAY_MS: '600000',
    DATABASE_POOL_SIZE: '8',
    CEP_BASE_URL: `${sandbox.url}/cep`,
    BALCAO_ACQUIRERS_URL: sandbox.url,
    ...(given === undefined && throughPooler(database.ownerUrl)),
    ...environment,
  })
  const statements = new Set<string>()
  const recordings = new Set<string[]>()
  const app = await composeApp({
    config,
    clock,
    secrets: testSecrets,
    ownerUrl: database.ownerUrl,
    renderMail: await loadMailRenderer(),
    onStatement: ({ text }) => {
      statements.add(text)
      for (const recording of recordings) recording.push(text)
    },
  })
  const platform = await inScope(app, randomUUID(), (scope) =>
    aPlatform(scope, {
      hosts: [...new Set([new URL(config.publicUrl).hostname, ...hosts])],
      acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const owner = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
  return {
    ...platform,
    app,
    clock,
    sandbox,
    ownerUrl: database.ownerUrl,
    owner,
    drainJobs: () => drainJobs(app, database.ownerUrl, jobs),
    async statementsOf(work) {
      // Counts of visits and of the acquirers' health are gathered for a moment: earlier counts are written first, so
      // that they do not appear in the work's statements.
      await app.checkoutCounts.settled()
      await app.acquirerHealth.settled()
      const recording: string[] = []
      recordings.add(recording)
      await work()
      await app.acquirerHealth.settled()
      recordings.delete(recording)
      return recording
    },
    inbox: () =>
      inScope(app, platform.platformId, ({ tx }) => tx.select().from(mails).orderBy(desc(mails.createdAt))),
    async stop() {
      await sandbox.stop()
      await expectTenantInPlans(owner, statements).finally(() => owner.end())
      await closeApp(app)
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
