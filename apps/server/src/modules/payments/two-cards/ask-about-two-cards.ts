import type { App } from '#app.ts'
import { hasChangedSince } from '#modules/acquirers/accounts/account-credentials.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead, type NotAsked } from '#modules/acquirers/health/guard-read.ts'
import { putOffReads } from '#modules/acquirers/health/put-off-reads.ts'
import { isSurelyUncharged, reportOfResult } from '#modules/payments/asking/ask-acquirers.ts'
import { lockPayment } from '#modules/payments/core/lock-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope, type Scope } from '#scope.ts'
import { type CardCharge, listCharges, updateCharge } from './card-charge.ts'
import { tellCharge, tellPayment } from './tell-charge.ts'

/** Longest time, including the call, until a charge is visible in the acquirer's own lists. */
const surelyListedMs = 3 * 60_000

/** Longest time from the purchase until its process charges the second card. */
const purchaseMsMax = 3 * 60_000

type Question = { payment: Payment; account: AskableAccount; source: ProviderReport['source'] }

type TwoCardsRead =
  | {
      kind: 'read'
      payment: Payment
      reported: Pick<ProviderReport, 'status' | 'certainty' | 'paidCents' | 'endToEndId'>
    }
  | { kind: 'no_answer'; payment: Payment }
  | (NotAsked & { payment: Payment })

/** Reads both charges at the provider, outside any transaction, and applies each answer. */
export async function askAboutTwoCards(
  app: App,
  { payment, account, source }: Question,
): Promise<TwoCardsRead> {
  const { platformId, id: paymentId } = payment
  const charges = await inScope(app, platformId, (scope) => listCharges(scope, paymentId))
  let next = payment
  let isAnswered = true
  for (const charge of charges.filter((one) => isWorthReading(one, source))) {
    const answer = await read(app, { payment, account, source }, charge)
    if (answer.kind === 'not_asked') return { ...answer, payment: next }
    const { report } = answer
    if (report === null) isAnswered = false
    else
      next = await inScope(app, platformId, (scope) =>
        tellCharge(scope, { paymentId, number: charge.number, report }),
      )
  }
  const isGivenUp = charges.some(({ state }) => state === 'PLANNED')
  if (isGivenUp) next = await inScope(app, platformId, (scope) => giveUpSecond(scope, paymentId, source))
  if (!isAnswered) return { kind: 'no_answer', payment: next }
  const { status, certainty, paidCents } = next
  return { kind: 'read', payment: next, reported: { status, certainty, paidCents } }
}

/** Whether to read a charge: only after it was sent, and a refused charge only for a webhook. */
function isWorthReading({ state, sentAt }: CardCharge, source: ProviderReport['source']): boolean {
  return sentAt !== null && (state !== 'REFUSED' || source === 'WEBHOOK')
}

async function read(
  app: App,
  { payment, account, source }: Question,
  charge: CardCharge,
): Promise<{ kind: 'told'; report: ProviderReport | null } | NotAsked> {
  const { provider, context } = await connectAccount(app, account)
  const { id: orderId, transactionId } = charge
  const subject = transactionId === null ? { orderId } : { transactionId }
  const asked = await guardRead(app, { account, method: payment.method }, () =>
    provider.getTransaction({ ...subject, paymentMethod: payment.method }, context),
  )
  if (asked.kind === 'not_asked') return asked
  const { outcome } = asked
  if (outcome.ok) {
    const { result } = outcome
    const isThis =
      transactionId === null ? result.orderId === charge.id : result.transactionId === transactionId
    return { kind: 'told', report: isThis ? reportOfResult(result, source) : null }
  }
  const { kind, retryAfterSeconds } = outcome.failure
  if (kind === 'rate_limited')
    await inScope(app, payment.platformId, (scope) => putOffReads(scope, account.id, retryAfterSeconds))
  const sentAt = charge.sentAt ?? payment.createdAt
  const neverArrived =
    transactionId === null &&
    isSurelyUncharged(outcome.failure) &&
    !hasChangedSince(app, account, sentAt) &&
    app.clock.now().getTime() >= sentAt.getTime() + surelyListedMs
  return {
    kind: 'told',
    report: neverArrived ? { source, status: 'REJECTED', certainty: 'KNOWN', reason: 'never_arrived' } : null,
  }
}

/**
 * Gives up a second card that was never charged: the process of the purchase died, and its card data is not
 * stored.
 */
async function giveUpSecond(
  scope: Scope,
  paymentId: string,
  source: ProviderReport['source'],
): Promise<Payment> {
  const { payment } = await lockPayment(scope, paymentId, {})
  if (scope.now.getTime() < payment.createdAt.getTime() + purchaseMsMax) return payment
  const planned = (await listCharges(scope, paymentId)).find(({ state }) => state === 'PLANNED')
  if (!planned) return payment
  await updateCharge(scope, planned, { state: 'REFUSED', reason: 'not_sent' })
  return tellPayment(scope, payment, source)
}
