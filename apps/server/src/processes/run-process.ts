import type { App } from '#app.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { followDatabaseClock } from '#db/follow-database-clock.ts'
import { reach } from '#db/reach.ts'
import { untilReachable } from '#db/until-reachable.ts'
import { adjustedClock, systemClock } from '#kit/clock.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { giveBackMemory } from '#kit/give-back-memory.ts'
import { createLog } from '#kit/log.ts'
import { loadMailRenderer } from '#load-mail-renderer.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import type { MetricsAnswer, MetricsQuestion, ProcessKind, ReadyMessage, StartPart } from './process-kind.ts'
import { stopInReverse } from './stop-in-reverse.ts'
import { waitForStop } from './wait-for-stop.ts'

/** A process loads only the code of its own kind. */
const parts: Record<ProcessKind, () => Promise<StartPart>> = {
  acquirers: async () => (await import('./start-acquirers.ts')).startAcquirers,
  worker: async () => (await import('./start-worker-process.ts')).startWorkerProcess,
  web: async () => (await import('./start-web.ts')).startWeb,
}

/** One process of the product, started by the launcher, which passes all addresses. */
export async function runProcess(
  kind: ProcessKind,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const config = readConfig(environment)
  const { databaseUrl } = config
  if (databaseUrl === undefined) throw new Error('The launcher gave no database')
  const stops: (() => unknown)[] = []
  const report = (line: string) => process.stdout.write(`· ${line}\n`)
  const stopAsked = waitForStop()
  const stopping = new AbortController()
  stopAsked.then(() => stopping.abort())
  const log = createLog(config.logLevel)
  const start = async () => {
    const startPart = await parts[kind]()
    await untilReachable(() => reach(databaseUrl), { log, signal: stopping.signal })
    const clock = adjustedClock(systemClock)
    const app = await composeApp({
      config,
      log,
      clock,
      secrets: createSecretBox(readMasterKeys(config)),
      ownerUrl: databaseUrl,
      renderMail: await loadMailRenderer(),
      isWatched: kind === 'web',
    })
    stops.push(() => closeApp(app))
    stops.push(await followDatabaseClock(clock, app))
    answerMetrics(app)
    await startPart(app, { ownerUrl: databaseUrl, stops, report })
    giveBackMemory()
    process.send?.({ isReady: true } satisfies ReadyMessage)
  }
  try {
    await Promise.race([start(), stopAsked])
    await stopAsked
  } finally {
    await stopInReverse(stops, report)
  }
  process.exit(0)
}

/** Answers the launcher's questions for the metrics of this process. */
function answerMetrics({ metrics, log }: App): void {
  process.on('message', async (message: Partial<MetricsQuestion>) => {
    const { metricsAsked } = message
    if (metricsAsked === undefined) return
    const page = await metrics.read().catch((error: unknown) => {
      log.error({ error }, 'The metrics could not be read')
      return ''
    })
    process.send?.({ metricsAsked, metrics: page } satisfies MetricsAnswer)
  })
}
