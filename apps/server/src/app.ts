import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './kit/clock.ts'
import type { CardEnvelopeKeys } from './kit/crypto/card-envelope-keys.ts'
import type { SecretBox } from './kit/crypto/secret-box.ts'
import type { GuardedHttp } from './kit/http/guarded-http.ts'
import type { LiveEvents } from './kit/live/live-events.ts'
import type { Log } from './kit/log.ts'
import type { MailRenderer } from './kit/mail/mail-renderer.ts'
import type { RateLimiter } from './kit/rate-limit.ts'
import type { ObjectStore } from './kit/storage/object-store.ts'
import type { AcquirerGuard } from './modules/acquirers/acquirer-guard.ts'
import type { AcquirerHealth } from './modules/acquirers/acquirer-health.ts'

/** Everything the product needs from the world, made once by the composition root and handed to whoever asks. */
export type App = {
  config: Config
  clock: Clock
  log: Log
  db: Database
  secrets: SecretBox
  live: LiveEvents
  limits: RateLimiter
  store: ObjectStore
  http: GuardedHttp
  transport: ProviderTransport
  acquirerGuard: AcquirerGuard
  acquirerHealth: AcquirerHealth
  renderMail: MailRenderer
  cardKeys: CardEnvelopeKeys
}
