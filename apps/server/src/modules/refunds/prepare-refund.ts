import { findManifest } from '@balcao/providers/registry'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { leaveToPerson, type ManualReason } from './leave-to-person.ts'
import { planRefund } from './plan-refund.ts'
import { getRefund, isWholeRefund, listOpenRefunds, type Refund, updateRefund } from './refund.ts'
import { findRefundTarget, type RefundTarget } from './refund-target.ts'
import { settleRefunds } from './settle-refunds.ts'

/** Longest time that a request may still wait for its answer, after which its outcome has to be read. */
const answerPatienceMs = 2 * 60_000

export type RefundStep =
  | {
      kind: 'ask'
      refund: Refund
      payment: Payment
      target: RefundTarget & { transactionId: string }
      account: AskableAccount
      isWhole: boolean
    }
  | { kind: 'prove'; refund: Refund; payment: Payment; account: AskableAccount }

/**
 * Decides the next step of a refund. The request is stored before it is sent, together with the check for a
 * missing answer: a process that dies in between leaves a refund that is checked, and never one that is
 * requested twice.
 */
export async function prepareRefund(scope: Scope, refundId: string): Promise<RefundStep | null> {
  const { paymentId } = await getRefund(scope, refundId)
  const payment = await lockForMoney(scope, paymentId)
  await settleRefunds(scope, payment)
  const open = await listOpenRefunds(scope, paymentId)
  const refund = open.find(({ id }) => id === refundId)
  if (!refund || refund.state === 'MANUAL') return null
  const account = await getAccount(scope, payment.providerAccountId)
  if (refund.state !== 'PENDING') return { kind: 'prove', refund, payment, account }
  const isAnotherUnderWay = open.some(({ state }) => state === 'SENT' || state === 'ACCEPTED')
  if (isAnotherUnderWay) return null
  const target = await findRefundTarget(scope, payment, refund)
  const { transactionId } = target
  const isWhole = isWholeRefund(refund, target)
  const obstacle = obstacleOf(scope, { payment, account, isWhole })
  if (obstacle !== null || transactionId === null) {
    await leaveToPerson(scope, refund, obstacle ?? 'provider_cannot_refund')
    return null
  }
  const asked = { state: 'SENT', tries: refund.tries + 1, sentAt: scope.now } as const
  await updateRefund(scope, refundId, asked)
  await planRefund(scope, refundId, new Date(scope.now.getTime() + answerPatienceMs))
  return {
    kind: 'ask',
    refund: { ...refund, ...asked },
    payment,
    target: { ...target, transactionId },
    account,
    isWhole,
  }
}

/**
 * A partial refund is requested only if the provider reports the returned sum: otherwise "refunded" would
 * mean the whole sale, and a timeout would be indistinguishable from success.
 */
function obstacleOf(
  { app }: Scope,
  { payment, account, isWhole }: { payment: Payment; account: AskableAccount; isWhole: boolean },
): ManualReason | null {
  const manifest = findManifest(account.provider, openCredentials(app, account).generation)
  const canRefund =
    manifest?.operations.includes('refund') && manifest.refundMethods.includes(methodPaid(payment))
  if (!manifest || !canRefund) return 'provider_cannot_refund'
  return isWhole || manifest.tells.includes('refunded') ? null : 'provider_cannot_refund_parts'
}
