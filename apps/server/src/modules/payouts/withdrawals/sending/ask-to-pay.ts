import { documentKind } from '@balcao/domain/people/document'
import type { ProviderFailure, ProviderOutcome } from '@balcao/providers/contract'
import type { WithdrawResult } from '@balcao/providers/results'
import type { App } from '#app.ts'
import { invariant } from '#kit/invariant.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { guardPayout } from '#modules/acquirers/health/guard-payout.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { ClaimedSending } from './claim-sending.ts'

/**
 * Longest pause between claim and call. A process paused for longer must not call: others may already treat
 * the attempt as never made and begin the next.
 */
const claimMsMax = 60_000

/**
 * Makes the only call of an attempt, outside any transaction. A failure before the call means that nothing
 * was sent.
 */
export async function askToPay(
  app: App,
  { withdrawal, attempt, account }: ClaimedSending,
): Promise<ProviderOutcome<WithdrawResult>> {
  const { idempotencyKey } = attempt
  const connected = await connectAccount(app, account, idempotencyKey).catch((error: unknown) => {
    app.log.error({ withdrawalId: withdrawal.id, error }, 'A payout account could not be opened')
    return null
  })
  if (!connected) return failed('unreachable', 'The account could not be opened')
  if (app.clock.now().getTime() - attempt.startedAt.getTime() > claimMsMax)
    return failed('unreachable', 'The claim was too old to be used')
  const { provider, context } = connected
  const answer = await guardPayout(app, account, () =>
    provider
      .withdraw(
        {
          ...payeeOf(withdrawal),
          amount: withdrawal.amountCents,
          withdrawReference: idempotencyKey,
          webhookUrl: webhookUrl(app, account, withdrawal.id),
        },
        context,
      )
      .catch((error: unknown) => {
        app.log.error({ withdrawalId: withdrawal.id, error }, 'A payout ended in an internal error')
        return failed('unknown', 'An error of ours')
      }),
  )
  return answer.kind === 'asked' ? answer.outcome : failed('unreachable', 'The account rests')
}

function failed(kind: ProviderFailure['kind'], message: string) {
  return { ok: false as const, failure: { kind, message } }
}

function payeeOf({ destination }: Withdrawal) {
  const { holderName: name, holderDocument: document } = destination
  const documentType = documentKind(document) ?? undefined
  if (destination.kind === 'PIX') {
    const { pixKey, pixKeyType: pixType } = destination
    return { paymentMethod: 'PIX' as const, pixKey, pixType, name, document, documentType }
  }
  invariant(destination.kind === 'BANK_ACCOUNT', 'no provider pays to an account abroad')
  const { bankCode, branch: branchNumber, account: accountNumber } = destination
  return {
    paymentMethod: 'BANK_ACCOUNT' as const,
    bankCode,
    branchNumber,
    accountNumber,
    accountHolder: name,
    accountDocument: document,
    name,
    document,
    documentType,
  }
}
