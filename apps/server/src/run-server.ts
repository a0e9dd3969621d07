import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { startSandbox } from '@balcao/sandbox/start-sandbox'
import postgres from 'postgres'
import { closeApp, composeApp } from './compose-app.ts'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { connectSandbox } from './demo/connect-sandbox.ts'
import { createDemoData, isDemoComplete } from './demo/create-demo-data.ts'
import { jobs } from './jobs.ts'
import { systemClock } from './kit/clock.ts'
import { createSecretBox } from './kit/crypto/secret-box.ts'
import { startWorker } from './kit/jobs/run-worker.ts'
import { startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts'
import { claimDataFolder } from './kit/postgres/single-instance.ts'
import { StartRefusal } from './kit/postgres/start-refusal.ts'
import { loadMailRenderer } from './load-mail-renderer.ts'
import { readMasterKey } from './read-master-key.ts'
import { buildServer } from './web/build-server.ts'
import { announceShutdown } from './web/health.ts'
import { playBankProxy } from './web/play-bank-proxy.ts'
import { welcome } from './welcome.ts'

const stopPatienceMs = 30_000

/** Runs one process of the product in its role until it is told to stop. Whatever was started is stopped in reverse order. */
export async function runServer(environment: Record<string, string | undefined>): Promise<void> {
  const repository = resolve(import.meta.dirname, '../../..')
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  const stops: (() => unknown)[] = []
  const stopAsked = waitForStop()
  if (config.databaseUrl === undefined || config.isDemo) {
    const claim = await claimDataFolder(config.dataDir)
    stops.push(() => claim.release())
    // From here on a new start waits for our end instead of being refused.
    stopAsked.then(() => claim.announceStop())
  }
  const report = (line: string) => process.stdout.write(`· ${line}\n`)
  const stopAll = async () => {
    // A part that hangs, because what it talks to is gone, may not keep the others from being stopped.
    setTimeout(() => process.exit(1), stopPatienceMs).unref()
    for (const stop of stops.reverse())
      await Promise.try(stop).catch((error) => report(`A part did not stop cleanly: ${error.message}`))
  }
  const { promise: databaseLost, reject: loseDatabase } = Promise.withResolvers<never>()
  try {
    await Promise.race([start(), stopAsked, databaseLost])
    await Promise.race([stopAsked, databaseLost])
    report('Stopping')
  } finally {
    await stopAll()
  }
  process.exit(0)

  async function embeddedDatabase(): Promise<string> {
    report('Starting PostgreSQL')
    const cluster = await startEmbeddedPostgres({ dataDir: config.dataDir, log: report })
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
    await refuseBusyPort(config)
    const secrets = createSecretBox([readMasterKey(config)])
    const ownerUrl = config.databaseUrl ?? (await embeddedDatabase())
    await refuseUnreachable(ownerUrl)
    report('Migrating the database')
    await migrate(ownerUrl, secrets.derive('database'))

    let sandboxTime: Date | null = null
    const sandbox = config.isDemo
      ? await startSandbox({
          port: 0,
          dataDir: `${config.dataDir}/sandbox`,
          now: () => sandboxTime ?? systemClock.now(),
          deliverWebhooksTo: `http://127.0.0.1:${config.port}`,
          bankUrl: '/banco-de-mentira',
        })
      : null
    if (sandbox) stops.push(() => sandbox.stop())

    const app = await composeApp({
      config: sandbox && !environment.CEP_BASE_URL ? { ...config, cepBaseUrl: `${sandbox.url}/cep` } : config,
      clock: systemClock,
      secrets,
      ownerUrl,
      renderMail: await loadMailRenderer(),
    })
    stops.push(() => closeApp(app))
    if (sandbox) {
      await connectSandbox(app, sandbox)
      if (!(await isDemoComplete(app, config.demoSales)))
        report(`Creating the demo: two tenants, people, products and ${config.demoSales} sales`)
      await createDemoData(app, {
        sandbox,
        salesCount: config.demoSales,
        setSandboxTime: (instant) => (sandboxTime = instant),
      })
    }
    if (config.role !== 'web') {
      const worker = await startWorker(app, ownerUrl, jobs)
      stops.push(() => worker.stop())
    }
    if (config.role !== 'worker') {
      const server = await buildServer(app)
      if (sandbox) await server.register(playBankProxy, { app, sandboxUrl: sandbox.url })
      await server.listen({ host: config.host, port: config.port })
      stops.push(async () => {
        announceShutdown(server)
        // Requests in flight may finish; a connection that never ends may not hold the stop for ever.
        const patience = setTimeout(() => server.server.closeAllConnections(), 10_000)
        await server.close()
        clearTimeout(patience)
      })
    }
    process.stdout.write(welcome(app, performance.now()))
  }
}

/** Asked first, so that a second start fails before it has touched anything. */
async function refuseBusyPort({ role, host, port }: Config): Promise<void> {
  if (role === 'worker') return
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`,
      )
    throw new StartRefusal(`Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`)
  }
  probe.close()
  await once(probe, 'close')
}

async function refuseUnreachable(ownerUrl: string): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await client`select 1`
  } catch (error) {
    const { host, pathname } = new URL(ownerUrl)
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new StartRefusal(
      `The database at ${host}${pathname} does not answer (${reason}): check DATABASE_URL, or leave it out to use the embedded one.`,
    )
  } finally {
    await client.end({ timeout: 1 })
  }
}

/** A signal, or the launcher's channel closing because it was killed. */
function waitForStop(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
    if (process.connected) process.once('disconnect', () => stop())
  })
}
