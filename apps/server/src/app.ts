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
 * Everything the product needs from the world, made once by the composition root (`compose-app.ts`) and
 * passed on. A module that needs a part of its own adds it here from the file that declares the part.
 */
export interface App {
  config: Config
  /** The clock of the tenant in whose name work runs. */
  clock: Clock
  /** Everybody's clock, which no test mode moves: for what only real time makes old, such as a sealed card. */
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
  /** Concurrency slots for checks of sellers' files; large ones are the slow ones. */
  fileSlots: Slots
  transport: ProviderTransport
}
