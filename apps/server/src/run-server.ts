import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { type Config, readConfig } from './config.ts'
import { holdDemo } from './db/hold-demo.ts'
import { isMigrated, migrate } from './db/migrate.ts'
import { reach } from './db/reach.ts'
import { requireKnownKey } from './db/refuse-other-key.ts'
import { createSecretBox } from './kit/crypto/secret-box.ts'
import { cellSettings, startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts'
import { rememberedPort } from './kit/postgres/free-port.ts'
import { claimDataFolder } from './kit/postgres/single-instance.ts'
import { StartRefusal } from './kit/postgres/start-refusal.ts'
import { keepRunning, type RunningProcess } from './processes/keep-running.ts'
import type { ProcessKind, ReadyMessage } from './processes/process-kind.ts'
import { serveMetrics } from './processes/serve-metrics.ts'
import { stopInReverse } from './processes/stop-in-reverse.ts'
import { waitForStop } from './processes/wait-for-stop.ts'
import { readMasterKeys } from './read-master-keys.ts'
import { welcome } from './welcome.ts'

const migrationPollMs = 1_000

/**
 * The launcher: prepares everything, starts the processes of its role and keeps them running until it is
 * stopped. Everything is stopped in reverse order. `program` is the entry of the launcher and its processes:
 * the sources, or their build.
 */
export async function runServer(
  environment: Record<string, string | undefined>,
  program: string,
): Promise<void> {
  const repository = resolve(import.meta.dirname, '../../..')
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  const stops: (() => unknown)[] = []
  const stopAsked = waitForStop()
  if (config.databaseUrl === undefined || config.isDemo) {
    const claim = await claimDataFolder(config.dataDir)
    stops.push(() => claim.release())
    // From here on a new start waits until this one has ended, instead of being refused.
    stopAsked.then(() => claim.announceStop())
  }
  const report = (line: string) => process.stdout.write(`· ${line}\n`)
  const { promise: databaseLost, reject: loseDatabase } = Promise.withResolvers<never>()
  try {
    await Promise.race([start(), stopAsked, databaseLost])
    if (config.role !== 'migrate') {
      await Promise.race([stopAsked, databaseLost])
      report('Stopping')
    }
  } finally {
    await stopInReverse(stops, report)
  }
  process.exit(0)

  async function embeddedDatabase(): Promise<string> {
    report('Starting PostgreSQL')
    const cluster = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      backupDir: config.backupDir,
      ...(config.cell && { settings: cellSettings }),
      log: report,
    })
    let isStopping = false
    stops.push(() => {
      isStopping = true
      return cluster.stop()
    })
    cluster.ended.then(() => {
      if (!isStopping)
        loseDatabase(
          new StartRefusal('PostgreSQL ended by itself: start again, nothing that was sold is lost.'),
        )
    })
    return cluster.url
  }

  async function start(): Promise<void> {
    await refuseBusyPorts(config)
    const keys = readMasterKeys(config)
    const formerKeys = keys.slice(0, -1).map((former) => createSecretBox([former]).derive('database'))
    const ownerUrl = config.databaseUrl ?? (await embeddedDatabase())
    await refuseUnreachable(ownerUrl)
    if (config.isDemo) {
      const demo = await holdDemo(ownerUrl)
      stops.push(() => demo.release())
    }
    if (config.migratesAtStart) {
      report('Migrating the database')
      await migrate(ownerUrl, createSecretBox(keys).derive('database'), { formerKeys })
    } else await waitForMigrations(ownerUrl, createSecretBox(keys).derive('database'))
    if (config.role === 'migrate') return

    const shared = await sharedEnvironment(ownerUrl)
    const run = async (
      kind: ProcessKind,
      { count = 1, isAwaited = true }: { count?: number; isAwaited?: boolean } = {},
    ): Promise<RunningProcess[]> => {
      const env = {
        ...shared,
        BALCAO_LIMITS_SHARED_BY: String(count),
        BALCAO_CHARGES_SHARED_BY: String(chargingProcesses(config)),
      }
      const started = Array.from({ length: count }, (_, place) => {
        const BALCAO_PROCESS_NAME = `${kind}-${place + 1}`
        const environment = { ...env, BALCAO_PROCESS_NAME }
        return keepRunning({ kind, program, environment, report, isNeeded: isAwaited })
      })
      stops.push(() => Promise.all(started.map((each) => each.stop())))
      if (isAwaited) await Promise.all(started.map(({ ready }) => ready))
      return started
    }
    const processes = [
      // The simulated acquirers make the demo's past sales; on a live platform only test modes need them.
      ...(runsSimulatedAcquirers(config)
        ? await run('acquirers', { isAwaited: config.isDemo || config.role === 'acquirers' })
        : []),
      ...(config.role === 'all' || config.role === 'worker' ? await run('worker') : []),
      ...(config.role === 'all' || config.role === 'web'
        ? await run('web', { count: config.webProcesses })
        : []),
    ]
    if (config.metricsPort !== undefined) {
      // The process of the simulated acquirers makes the demo's past sales, which must not count as sales of today.
      const served = await serveMetrics(
        config,
        processes.filter(({ kind }) => kind !== 'acquirers'),
      )
      stops.push(() => served.close())
    }
    process.stdout.write(
      welcome(config, {
        processes,
        hasPlatform: await hasPlatform(ownerUrl),
        sinceProcessStartMs: performance.now(),
      }),
    )
    process.send?.({ isReady: true } satisfies ReadyMessage)
  }

  async function waitForMigrations(ownerUrl: string, key: Buffer): Promise<void> {
    if (!(await isMigrated(ownerUrl))) {
      report('Waiting for the migration of the database (BALCAO_ROLE=migrate)')
      while (!(await isMigrated(ownerUrl))) await pause(migrationPollMs)
    }
    const client = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    await requireKnownKey(client, key).finally(() => client.end({ timeout: 1 }))
  }

  /** Environment of every process: addresses of the database and the acquirers. */
  async function sharedEnvironment(ownerUrl: string): Promise<Record<string, string>> {
    const common = {
      BALCAO_DATA_DIR: config.dataDir,
      BALCAO_DEMO: String(config.isDemo),
      DATABASE_URL: ownerUrl,
      PUBLIC_URL: config.publicUrl,
    }
    if (config.simulatedElsewhere || !runsSimulatedAcquirers(config)) return common
    const acquirersUrl = `http://127.0.0.1:${await rememberedPort(join(config.dataDir, 'acquirers-port'))}`
    return {
      ...common,
      BALCAO_ACQUIRERS_URL: acquirersUrl,
      ...(config.isDemo && !environment.CEP_BASE_URL && { CEP_BASE_URL: `${acquirersUrl}/cep` }),
    }
  }
}

/** Whether this start runs the simulated acquirers: of a demo, and of test modes unless another start runs them. */
function runsSimulatedAcquirers({ role, isDemo, testModeHost, simulatedElsewhere }: Config): boolean {
  return isDemo || role === 'acquirers' || (testModeHost !== undefined && !simulatedElsewhere)
}

/** Number of processes that charge: web processes charge purchases, the worker charges renewals. */
function chargingProcesses({ role, webProcesses }: Config): number {
  return { all: webProcesses + 1, web: webProcesses, worker: 1, acquirers: 1, migrate: 1 }[role]
}

/** Checked first, so that a second start fails before it has touched anything. */
async function refuseBusyPorts({ role, host, port, metricsHost, metricsPort }: Config): Promise<void> {
  if (role === 'migrate') return
  if (role === 'all' || role === 'web') await refuseBusyPort(host, port, 'PORT')
  if (metricsPort !== undefined) await refuseBusyPort(metricsHost, metricsPort, 'BALCAO_METRICS_PORT')
}

async function refuseBusyPort(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} is taken: stop what uses it, or choose another with ${variable}=${port + 1} npm start.`,
      )
    throw new StartRefusal(
      `Cannot listen on ${host}:${port} (${code}): check ${variable.replace('PORT', 'HOST')} and ${variable}.`,
    )
  }
  probe.close()
  await once(probe, 'close')
}

async function hasPlatform(ownerUrl: string): Promise<boolean> {
  const client = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [row] = await client<{ found: boolean }[]>`select app.has_tenant() as found`
    return row?.found === true
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function refuseUnreachable(ownerUrl: string): Promise<void> {
  try {
    await reach(ownerUrl)
  } catch (error) {
    const { host, pathname } = new URL(ownerUrl)
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new StartRefusal(
      `The database at ${host}${pathname} does not answer (${reason}): check DATABASE_URL, or leave it out to use the embedded one.`,
    )
  }
}
