import { randomUUID } from 'node:crypto'
import type { FailureKind } from '@balcao/providers/contract'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { inScope, type Scope } from '#scope.ts'
import { accountManifest } from './account-manifest.ts'
import { connectAccount } from './connect-account.ts'
import type { ProviderAccount } from './provider-account.ts'
import { requireAccount } from './require-account.ts'

const testLimit = { name: 'test acquirer', perMinute: 6, burst: 3 }

/**
 * ACCEPTED: the provider accepted the keys. REFUSED: it refused them. SILENT: no answer. ODD: an answer that
 * cannot be parsed, as from a wrong address. LATER: the provider or our own guard takes no call now.
 * NO_CHECK: the provider has no call that tests the keys without moving money.
 */
export type AccountTest = {
  verdict: 'ACCEPTED' | 'REFUSED' | 'SILENT' | 'ODD' | 'LATER' | 'NO_CHECK'
  durationMs: number | null
  httpStatus: number | null
  /** The provider's own message. */
  message: string | null
}

const verdicts: Record<FailureKind, AccountTest['verdict']> = {
  declined: 'ACCEPTED',
  provider_error: 'ACCEPTED',
  credentials: 'REFUSED',
  unreachable: 'SILENT',
  unknown: 'SILENT',
  bad_response: 'ODD',
  rate_limited: 'LATER',
  unsupported: 'NO_CHECK',
  invalid_request: 'NO_CHECK',
}

const nothingAsked = { durationMs: null, httpStatus: null, message: null }

/**
 * Reads a charge that cannot exist at the provider: a real call with the stored keys, which moves no money
 * and creates nothing. Accepted keys may go live.
 */
export async function testAccount(
  app: App,
  platformId: string,
  { accountId }: { accountId: string },
): Promise<AccountTest> {
  const account = await inScope(app, platformId, (scope) => requireAccount(scope, accountId))
  app.limits.spend(testLimit, accountId)
  const manifest = accountManifest(app, account)
  const [method] = account.methods.length > 0 ? account.methods : manifest.methods
  if (!method || !manifest.operations.includes('getTransaction'))
    return { verdict: 'NO_CHECK', ...nothingAsked }
  const { provider, context } = await connectAccount(app, account)
  const startedAt = app.clock.now().getTime()
  const reference = randomUUID()
  const asked = await guardRead(app, { account, method }, () =>
    provider.getTransaction({ transactionId: reference, orderId: reference, paymentMethod: method }, context),
  )
  if (asked.kind === 'not_asked') return { verdict: 'LATER', ...nothingAsked }
  const durationMs = app.clock.now().getTime() - startedAt
  const { outcome } = asked
  const test: AccountTest = outcome.ok
    ? { verdict: 'ACCEPTED', durationMs, httpStatus: null, message: null }
    : {
        verdict: verdicts[outcome.failure.kind],
        durationMs,
        httpStatus: outcome.failure.httpStatus ?? null,
        message: outcome.failure.message,
      }
  if (test.verdict === 'ACCEPTED') await inScope(app, platformId, (scope) => clear(scope, account))
  return test
}

/** Keys that were changed during the call have not passed the test. */
async function clear({ tx, now }: Scope, { id, credentials }: ProviderAccount): Promise<void> {
  await tx
    .update(providerAccounts)
    .set({ clearedAt: now })
    .where(and(eq(providerAccounts.id, id), eq(providerAccounts.credentials, credentials)))
}
