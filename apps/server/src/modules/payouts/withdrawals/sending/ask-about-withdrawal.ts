import type { App } from '#app.ts'
import { hasChangedSince } from '#modules/acquirers/accounts/account-credentials.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { putOffReads } from '#modules/acquirers/health/put-off-reads.ts'
import { manifestOf } from '#modules/payouts/routing/payout-account.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import { inScope } from '#scope.ts'
import { applyPayoutReport } from './apply-payout-report.ts'

export type PayoutCheckOutcome =
  /** The provider's answer was applied. */
  | { kind: 'read' }
  /** The provider, searched by our own reference, is certain that it has no such payout. */
  | { kind: 'never_arrived' }
  | { kind: 'no_answer' }
  /** The rate limit or the provider itself allows no call before `until`. */
  | { kind: 'not_asked'; until: Date }

/**
 * Whether the provider can report the end of the attempt: it supports reads, and the attempt has an id there
 * or is found by our reference.
 */
export function canBeAnswered(app: App, attempt: Attempt, account: AskableAccount): boolean {
  const manifest = manifestOf(app, account)
  if (!manifest?.operations.includes('getWithdraw')) return false
  return attempt.providerWithdrawId !== null || manifest.findsByReference.includes('withdraw')
}

/** Reads the end of an attempt at the provider, outside any transaction, and applies the answer. */
export async function askAboutWithdrawal(
  app: App,
  { attempt, account }: { attempt: Attempt; account: AskableAccount },
): Promise<PayoutCheckOutcome> {
  const silentUntil = account.contact?.silentUntil
  if (silentUntil && silentUntil > app.clock.now()) return { kind: 'not_asked', until: silentUntil }
  const { platformId, providerWithdrawId, idempotencyKey } = attempt
  const { provider, context } = await connectAccount(app, account, idempotencyKey)
  const subject =
    providerWithdrawId === null ? { withdrawReference: idempotencyKey } : { withdrawId: providerWithdrawId }
  const asked = await guardRead(app, { account, method: 'PIX' }, () => provider.getWithdraw(subject, context))
  if (asked.kind === 'not_asked') return asked
  const { outcome } = asked
  if (outcome.ok) {
    await inScope(app, platformId, (scope) =>
      applyPayoutReport(scope, attempt, { source: 'PROVIDER_READ', canBeRead: true, ...outcome.result }),
    )
    return { kind: 'read' }
  }
  const { kind, httpStatus, retryAfterSeconds } = outcome.failure
  if (kind === 'rate_limited')
    await inScope(app, platformId, (scope) => putOffReads(scope, account.id, retryAfterSeconds))
  // The provider's contract makes a search by our reference conclusive, and the search found no payout.
  const isSure =
    providerWithdrawId === null &&
    kind === 'provider_error' &&
    httpStatus === 404 &&
    !hasChangedSince(app, account, attempt.startedAt)
  return { kind: isSure ? 'never_arrived' : 'no_answer' }
}
