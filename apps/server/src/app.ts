import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from './config.ts'
import type { AcrossPlatforms } from './db/across-platforms.ts'
import type { Database } from './db/database.ts'
import type { LiveEvents } from './db/live-events.ts'
import type { TenantTime } from './db/tenant-time.ts'
import type { Cells } from './kit/cells/cells.ts'
import type { Clock } from './kit/clock.ts'
import type { SecretBox } from './kit/crypto/secret-box.ts'
import type { DnsResolver } from './kit/dns/dns-resolver.ts'
import type { GuardedHttp } from './kit/http/guarded-http.ts'
import type { Log } from './kit/log.ts'
import type { Metrics } from './kit/metrics/metrics.ts'
import type { RateLimiter } from './kit/rate-limit.ts'
import type { Slots } from './kit/slots.ts'
import type { ObjectStore } from './kit/storage/object-store.ts'
import type { Tracing } from './kit/tracing/tracing.ts'

/**
 * Everything that the product needs from outside, made once by the composition root (`compose-app.ts`) and passed on. A
 * part that one module needs is declared in that module's file and added here.
 */
export interface App {
  config: Config
  /** The clock of the tenant for whom the work runs. */
  clock: Clock
  /** The real time, which no test mode moves. It decides ages such as that of a sealed card. */
  worldClock: Clock
  tenantTime: TenantTime
  log: Log
  metrics: Metrics
  tracing: Tracing
  db: Database
  cells: Cells
  /** For `rpc/procedures-across-platforms.ts` alone. */
  acrossPlatforms: AcrossPlatforms
  secrets: SecretBox
  live: LiveEvents
  limits: RateLimiter
  store: ObjectStore
  http: GuardedHttp
  dns: DnsResolver
  /** Concurrency slots for calls to untrusted servers. */
  outboundSlots: Slots
  /** Concurrency slots for checks of sellers' files; checks of large files count as slow. */
  fileSlots: Slots
  transport: ProviderTransport
}
