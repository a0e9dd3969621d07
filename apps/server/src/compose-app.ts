import type { App } from './app.ts'
import type { Config } from './config.ts'
import { openAcrossPlatforms } from './db/across-platforms.ts'
import { askWhetherDistributed } from './db/citus/is-distributed.ts'
import { type Database, type DatabaseOptions, openDatabase } from './db/database.ts'
import { keptDirectory } from './db/kept-directory.ts'
import { listenForLiveEvents, noLiveEvents } from './db/live-events.ts'
import { appUrl, operatorUrl } from './db/migrate.ts'
import { createTenantTime, tenantClock } from './db/tenant-time.ts'
import { followCells, noCells } from './kit/cells/cells.ts'
import type { Clock } from './kit/clock.ts'
import type { SecretBox } from './kit/crypto/secret-box.ts'
import { createDnsResolver } from './kit/dns/dns-resolver.ts'
import { createGuardedHttp } from './kit/http/guarded-http.ts'
import { createLog, type Log } from './kit/log.ts'
import { type Metrics, noMetrics } from './kit/metrics/metrics.ts'
import { openMetrics } from './kit/metrics/open-metrics.ts'
import { createRateLimiter } from './kit/rate-limit.ts'
import { createSlots } from './kit/slots.ts'
import { createDiskStore } from './kit/storage/disk-store.ts'
import type { ObjectStore } from './kit/storage/object-store.ts'
import { openTracing } from './kit/tracing/open-tracing.ts'
import { noTracing, type Tracing } from './kit/tracing/tracing.ts'
import { createAcquirerTransport, createSimulatedTransport } from './modules/acquirers/acquirer-transport.ts'
import { createAcquirerGuard } from './modules/acquirers/health/acquirer-guard.ts'
import { createAcquirerHealth } from './modules/acquirers/health/acquirer-health.ts'
import { cardEnvelopeKeys } from './modules/acquirers/keys/card-envelope-keys.ts'
import type { MailRenderer } from './modules/notifications/mail-renderer.ts'
import { localReceiver } from './modules/outgoing/endpoint.input.ts'
import { createServiceCounts } from './modules/platforms/services/service-counts.ts'
import { createCheckoutCounts } from './modules/tracking/checkout-counts.ts'

/**
 * A worker runs eight jobs at once. These slots limit slow kinds of work, so that a payment always finds a free job.
 * Slow servers may hold half of the slots.
 */
const outboundSlots = { all: 4, ofSlow: 2 }
const fileSlots = { all: 2, ofSlow: 1 }

export type AppParts = {
  config: Config
  clock: Clock
  secrets: SecretBox
  /** URL of the database's owner; the app itself logs in as its own, weaker role. */
  ownerUrl: string
  renderMail: MailRenderer
  log?: Log
  /** False in a process without open pages: it needs no announcements from the database. */
  isWatched?: boolean
  onStatement?: DatabaseOptions['onStatement']
}

/** Makes the `App`: the only place that chooses the real implementation of each part. */
export async function composeApp({
  config,
  clock,
  secrets,
  ownerUrl,
  renderMail,
  log = createLog(config.logLevel),
  isWatched = true,
  onStatement,
}: AppParts): Promise<App> {
  const key = secrets.derive('database')
  const { pooler } = config
  const url = appUrl(ownerUrl, key)
  const isDistributed = await askWhetherDistributed(url)
  const db = openDatabase({
    url,
    isDistributed,
    pooler: pooler && { ...pooler, url: appUrl(pooler.url, key) },
    replicaUrls: config.replicaUrls.map((url) => appUrl(url, key)),
    poolSize: config.poolSize,
    onStatement,
  })
  const metrics = config.metricsPort === undefined ? noMetrics : await openMetrics(config.processName)
  watchPool(metrics, db, config)
  return {
    config,
    clock: tenantClock(clock),
    worldClock: clock,
    tenantTime: createTenantTime(db),
    log,
    metrics,
    tracing: await openTraces(config),
    db,
    cells: config.cell
      ? await followCells(config.cell, { kept: keptDirectory(db, config.cell.name), log })
      : noCells,
    acrossPlatforms: openAcrossPlatforms(
      pooler ? { ...pooler, url: operatorUrl(pooler.url, key) } : operatorUrl(ownerUrl, key),
      isDistributed,
    ),
    secrets,
    live: isWatched ? await listenForLiveEvents(db) : noLiveEvents,
    limits: createRateLimiter(clock, config.limitsSharedBy),
    store: await openStore(config, { secrets, clock }),
    http: createGuardedHttp({ localOrigin: config.hasLocalReceiver ? localReceiver : undefined }),
    dns: createDnsResolver(),
    outboundSlots: createSlots(outboundSlots),
    fileSlots: createSlots(fileSlots),
    transport: createAcquirerTransport(config),
    simulatedTransport: createSimulatedTransport({ config, secrets }),
    acquirerGuard: createAcquirerGuard({
      clock: tenantClock(clock),
      chargesPerAccountMax: Math.ceil(config.chargesPerAccountMax / config.chargesSharedBy),
    }),
    acquirerHealth: createAcquirerHealth({ db, log }),
    checkoutCounts: createCheckoutCounts({ db, log }),
    serviceCounts: createServiceCounts({ db, log }),
    renderMail,
    cardKeys: cardEnvelopeKeys(secrets),
  }
}

async function openTraces({ tracesUrl, tracesShare, processName }: Config): Promise<Tracing> {
  if (tracesUrl === undefined) return noTracing
  return openTracing({ url: tracesUrl, share: tracesShare, process: processName })
}

function watchPool(metrics: Metrics, db: Database, { poolSize }: Config): void {
  metrics.watch('balcao_database_transactions', () => [{ value: db.underway(), labels: {} }])
  metrics.watch('balcao_database_pool_size', () => [{ value: poolSize, labels: {} }])
}

/** Opens the file store. The S3 client is loaded only where files are kept there. */
async function openStore(
  { s3, dataDir }: Config,
  { secrets, clock }: Pick<AppParts, 'secrets' | 'clock'>,
): Promise<ObjectStore> {
  if (!s3) return createDiskStore({ folder: `${dataDir}/files`, secret: secrets.derive('uploads'), clock })
  const { createS3Store } = await import('./kit/storage/s3-store.ts')
  return createS3Store({ s3, clock })
}

export async function closeApp(app: App): Promise<void> {
  await app.live.stop()
  await app.transport.close()
  await app.simulatedTransport.close()
  await app.acquirerHealth.settled()
  await app.checkoutCounts.settled()
  await app.serviceCounts.settled()
  await app.tracing.settled()
  await app.cells.stop()
  await app.acrossPlatforms.close()
  await app.db.close()
}
