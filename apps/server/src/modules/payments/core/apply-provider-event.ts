import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { announce } from '#db/live-events.ts'
import { saleReversals } from '#db/schema/payments.ts'
import { closeUnansweredCase } from '#modules/payments/asking/close-unanswered-case.ts'
import { healAttempts } from '#modules/payments/asking/heal-attempts.ts'
import { dropCheck } from '#modules/payments/asking/plan-check.ts'
import { askForProof } from '#modules/payments/cases/ask-for-proof.ts'
import { closeMoneyCases } from '#modules/payments/cases/close-money-cases.ts'
import { holdForeignMoney } from '#modules/payments/cases/hold-foreign-money.ts'
import { openMoneyCase } from '#modules/payments/cases/open-money-case.ts'
import { openReceiptCase } from '#modules/payments/cases/open-receipt-case.ts'
import { followUpPaymentJob } from '#modules/payments/telling/follow-up-payment.job.ts'
import { analysisToldAfterMs, tellAnalysisJob } from '#modules/payments/telling/tell-analysis.job.ts'
import { tellOutside } from '#modules/payments/telling/tell-outside.ts'
import type { Scope } from '#scope.ts'
import { captureSale } from './capture-sale.ts'
import { type LockedPayment, lockPayment } from './lock-payment.ts'
import { codePaid } from './method-paid.ts'
import { moveSuspense } from './move-suspense.ts'
import { fold, heldCents, refundsAtProvider } from './movements.ts'
import { furtherReceipt } from './movements-told.ts'
import type { Payment } from './payment.ts'
import type { MoneyCaseKind, PaymentStep, Transition } from './payment-states.ts'
import { paymentTopic } from './payment-topic.ts'
import { planReversal } from './plan-reversal.ts'
import type { ProviderReport } from './provider-report.ts'
import { keyOfCardLoss, readLost } from './read-lost.ts'
import { recordReport } from './record-report.ts'
import { restoreSale, wasChargeback } from './restore-sale.ts'
import { reverseSale } from './reverse-sale.ts'
import { settleRefund } from './settle-refund.ts'
import { supersedeSiblings } from './supersede-siblings.ts'
import { type PaymentChanges, updatePayment } from './update-payment.ts'
import { type Lost, nothingLost, type WeighedReport, weighReport } from './weigh-report.ts'
import { whyCodeEnded } from './why-code-ended.ts'
import { wordForReversal } from './word-for-reversal.ts'

const longestWord = 100
const usualLifeOfPixMs = 24 * 60 * 60 * 1000

/**
 * The only writer of a payment's status. The provider's answer, a proven webhook, a check, a timer and an
 * operator all report here; this function locks the payment, consults the table of states, and moves status,
 * money and follow-up jobs in one transaction.
 */
export async function applyProviderEvent(
  scope: Scope,
  paymentId: string,
  given: ProviderReport,
): Promise<Payment> {
  const locked = await lockPayment(scope, paymentId, given)
  const { payment, isTransactionTaken, isReceiptTaken } = locked
  const rawStatus = given.rawStatus?.slice(0, longestWord)
  const told = readChallenge(payment, { ...given, rawStatus })
  const report = readAsRefund(payment, readEnd(scope, payment, told))
  if (report.certainty === 'UNCONFIRMED')
    scope.app.log.warn(
      { paymentId, provider: payment.provider, rawStatus: report.rawStatus },
      'A provider used a word that nobody knows',
    )

  const strangeness = isTransactionTaken ? 'about another payment' : whatIsStrange(payment, report)
  if (strangeness) {
    await recordReport(scope, payment, report, 'REFUSED', strangeness)
    return payment
  }
  if (isOldDispute(payment, report)) {
    await recordReport(scope, payment, report, 'UNCHANGED', 'a dispute that was won')
    return payment
  }
  if (isReceiptTaken) {
    await openReceiptCase(scope, payment, report)
    return payment
  }
  if (isOtherCurrency(payment, report)) {
    await holdForeignMoney(scope, payment, report)
    return payment
  }
  return follow(scope, locked, report)
}

/** Moves the payment as far as its money allows. An underpayment or overpayment is left to a person. */
async function follow(scope: Scope, locked: LockedPayment, report: ProviderReport): Promise<Payment> {
  const { payment, siblings } = locked
  const paymentId = payment.id
  const isPeriodGivenUp = locked.isPeriodOver && payment.paidAt === null
  const isOrderPaid =
    locked.isLinkSold ||
    locked.isCouponSpent ||
    isPeriodGivenUp ||
    siblings.some(({ paidAt }) => paidAt !== null)
  const lost = await lostBefore(scope, payment, report)
  const weighed = weighReport(payment, report, { isOrderPaid, lost })
  const { transition, besides, movements } = weighed
  const caseKind = transition.kind === 'case' ? transition.caseKind : besides
  const changes = {
    ...newIds(payment, report),
    ...(transition.kind !== 'case' && {
      ...newFacts(payment, report),
      ...newStanding(scope, payment, report, transition),
    }),
    furtherReceipts: newReceipts(payment, report),
    version: payment.version + 1,
    updatedAt: scope.now,
  } satisfies PaymentChanges
  const next = { ...fold(payment, movements), ...changes }
  const { paidCents, refundedCents, wonCents } = next
  const isNews =
    paidCents !== payment.paidCents ||
    refundedCents !== payment.refundedCents ||
    wonCents !== payment.wonCents
  const isCaseOpened =
    caseKind !== null &&
    (await openMoneyCase(scope, paymentId, caseKind, { detail: { paidCents, refundedCents }, isNews }))
  const outcome = transition.kind === 'move' ? 'APPLIED' : isCaseOpened ? 'CASE_OPENED' : 'UNCHANGED'
  scope.tx.later(
    updatePayment(scope, payment, movements, changes),
    recordReport(scope, payment, report, outcome, isCaseOpened ? caseKind : report.reason),
    announce(scope.tx, paymentTopic(paymentId)),
    tellOutside(scope, locked, next),
  )
  await moveMoney(scope, payment, next, report, weighed)
  // A code made during the wait for the lock is not among the siblings, but the payment that it replaces
  // names it.
  const isOneOfSeveral = siblings.length > 0 || payment.supersededById !== null
  if (next.paidAt !== null && payment.paidAt === null && isOneOfSeveral) await supersedeSiblings(scope, next)
  if (heldCents(next) === 0 && heldCents(payment) !== 0) await closeMoneyCases(scope, payment)
  if (isReversal(report, weighed) || (isCaseOpened && isReturnedByUs(payment, caseKind)))
    await planReversal(scope, { paymentId, rawStatus: report.rawStatus ?? null })
  const isWithBank = shownStanding(next) === 'IN_ANALYSIS' && next.challenge === null
  if (isWithBank && shownStanding(payment) !== 'IN_ANALYSIS')
    scope.tx.later(
      addJob(
        scope,
        tellAnalysisJob,
        { paymentId },
        {
          runAt: new Date(scope.now.getTime() + analysisToldAfterMs),
          key: `tell-analysis:${paymentId}`,
        },
      ),
    )
  if (transition.kind === 'move' && report.certainty === 'KNOWN') {
    scope.tx.later(addJob(scope, followUpPaymentJob, { paymentId, status: transition.to }))
    if (mayBeAskedAbout(payment) && transition.to !== 'PENDING') scope.tx.later(dropCheck(scope, paymentId))
    if (payment.checks > 0) scope.tx.later(closeUnansweredCase(scope, paymentId))
  }
  if (payment.certainty === 'UNKNOWN' && next.certainty !== 'UNKNOWN' && report.source !== 'PROVIDER_ANSWER')
    await healAttempts(scope, payment, report)
  return next
}

/** Money lost before this report: of the disputed card in a payment by two cards, otherwise of the whole payment. */
function lostBefore(scope: Scope, payment: Payment, report: ProviderReport): Promise<Lost> | Lost {
  if (report.isDisputeWon) return readLost(scope, payment, report.card?.number)
  return report.lostCents ? readLost(scope, payment) : nothingLost
}

/**
 * Whether money beside a sale is refunded without a person: a second payment, a card whose other card was refused, or a late
 * charge of a card that the buyer did not confirm at the bank.
 */
function isReturnedByUs({ cards, challenge }: Payment, caseKind: MoneyCaseKind | null): boolean {
  return (
    caseKind === 'DOUBLE_PAYMENT' || cards !== null || (caseKind === 'LATE_PAYMENT' && challenge !== null)
  )
}

/** Whether a check may be planned: an expired code may still be paid late. */
function mayBeAskedAbout({ status, certainty }: Payment): boolean {
  return status === 'PENDING' || status === 'CANCELED' || certainty !== 'KNOWN'
}

/** Whether money of the sale was returned to the buyer, came back from a dispute, or is disputed. */
function isReversal(
  { rawStatus, isDisputeWon = false }: ProviderReport,
  { reversedCents, settledCents }: WeighedReport,
): boolean {
  return isDisputeWon || reversedCents > 0 || settledCents > 0 || wordForReversal(rawStatus) === 'CONTESTED'
}

/**
 * Posts a weighed transition: capture or restoration first, because a reversal takes the money that they
 * book.
 */
async function moveMoney(
  scope: Scope,
  before: Payment,
  after: Payment,
  { isUnproven = false, returnedOutsideCents, card }: ProviderReport,
  { transition, reversedCents, settledCents, isLoss }: WeighedReport,
): Promise<void> {
  const steps: readonly PaymentStep[] = transition.kind === 'move' ? transition.steps : []
  if (steps.includes('capture')) {
    await captureSale(scope, after, { isHeld: isUnproven })
    if (isUnproven) await askForProof(scope, after)
  }
  const keyOfLoss = card ? keyOfCardLoss(after.id, card.number) : null
  if (steps.includes('restore'))
    await restoreSale(
      scope,
      after,
      'sale.restored',
      keyOfLoss === null ? wasChargeback : eq(saleReversals.key, keyOfLoss),
    )
  if (settledCents > 0)
    await settleRefund(scope, after, settledCents, { isFromOwnBank: returnedOutsideCents !== undefined })
  if (reversedCents > 0) {
    const rule = isLoss ? 'sale.charged_back' : 'sale.refunded'
    const key = (isLoss ? keyOfLoss : null) ?? `${rule}:${after.id}:${after.refundedCents}`
    await reverseSale(scope, after, { key, rule, amountCents: reversedCents })
  }
  await moveSuspense(scope, before, after)
}

/**
 * Reason why a report cannot belong to this payment. Two accounts may use one id, and a payment may have
 * moved on to another account.
 */
function whatIsStrange(payment: Payment, report: ProviderReport): string | null {
  if (report.providerAccountId && report.providerAccountId !== payment.providerAccountId)
    return 'another account'
  if (payment.transactionId && report.transactionId && payment.transactionId !== report.transactionId)
    return 'another transaction'
  return null
}

/** Whether a report repeats an old dispute after it was won, which must not take the money a second time. */
function isOldDispute({ disputeWonAt }: Payment, { status, isNewDispute = false }: ProviderReport): boolean {
  return status === 'CHARGEBACK' && disputeWonAt !== null && !isNewDispute
}

/**
 * Some providers report every refund as a chargeback: if our open refunds explain the whole returned sum, the
 * report counts as a refund.
 */
function readAsRefund(payment: Payment, report: ProviderReport): ProviderReport {
  const { refundDueCents, bookedCents } = payment
  if (report.status !== 'CHARGEBACK' || refundDueCents === 0 || report.lostCents) return report
  const isOurs = report.refundedCents
    ? report.refundedCents <= refundsAtProvider(payment) + refundDueCents
    : bookedCents === 0
  return isOurs ? { ...report, status: 'REFUNDED' } : report
}

/**
 * A card canceled before its buyer confirmed the purchase at the bank counts as declined, so that the buyer
 * is told to pay by another card. The timeline records that the bank requested the confirmation, and that the
 * buyer gave it.
 */
function readChallenge(payment: Payment, report: ProviderReport): ProviderReport {
  const { status, certainty, reason, challenge } = report
  if (payment.challenge === null)
    return challenge ? { ...report, reason: reason ?? 'challenge_asked' } : report
  if (certainty !== 'KNOWN') return report
  if (status === 'CANCELED') return { ...report, status: 'REJECTED', reason: 'not_authenticated' }
  return status === 'APPROVED' ? { ...report, reason: reason ?? 'challenge_passed' } : report
}

/**
 * An unpaid code that ended was not declined, whatever the provider's status: it expired, and late money is
 * honoured.
 */
function readEnd({ now }: Scope, payment: Payment, report: ProviderReport): ProviderReport {
  const why = whyCodeEnded(payment, report, now)
  if (why === null) return report
  return { ...report, reason: why, status: why === 'expired' ? 'CANCELED' : report.status }
}

function isOtherCurrency(payment: Payment, { currency }: ProviderReport): boolean {
  return currency !== undefined && currency !== payment.currency
}

/** Ids of a report, even if its money is held: the acquirer needs them to return the money. */
function newIds(payment: Payment, report: ProviderReport): PaymentChanges {
  return {
    transactionId: payment.transactionId ?? report.transactionId ?? null,
    endToEndId: payment.endToEndId ?? report.endToEndId ?? null,
  }
}

/** New facts of a report, which fills in missing fields and never overwrites known ones. */
function newFacts(payment: Payment, report: ProviderReport): PaymentChanges {
  return {
    pixCode: payment.pixCode ?? report.pixCode ?? null,
    billetCode: payment.billetCode ?? report.billetCode ?? null,
    billetUrl: payment.billetUrl ?? report.billetUrl ?? null,
    challenge: payment.challenge ?? report.challenge ?? null,
    expiresAt: payment.expiresAt ?? endOfCode(payment, report),
  }
}

function newReceipts(payment: Payment, report: ProviderReport): string[] {
  const receipt = report.certainty === 'KNOWN' ? furtherReceipt(payment, report) : null
  return receipt === null ? payment.furtherReceipts : [...payment.furtherReceipts, receipt]
}

/** The acquirer's expiry, or the platform's if that is earlier: not every acquirer accepts ours. */
function endOfCode(payment: Payment, report: ProviderReport): Date | null {
  const isPix = payment.method === 'PIX' && (payment.pixCode ?? report.pixCode) !== undefined
  const told = report.expiresAt ?? (isPix ? usualEnd(payment) : null)
  return told !== null && payment.endsBy !== null && payment.endsBy < told ? payment.endsBy : told
}

/** Expiry of a Pix code whose provider names none, because it would otherwise be checked for ever. */
function usualEnd({ createdAt }: Payment): Date {
  return new Date(createdAt.getTime() + usualLifeOfPixMs)
}

function newStanding(
  { now }: Scope,
  payment: Payment,
  report: ProviderReport,
  transition: Exclude<Transition, { kind: 'case' }>,
): PaymentChanges {
  const disputeWonAt = report.isDisputeWon ? now : payment.disputeWonAt
  if (transition.kind === 'stay') {
    const becomesCertain = payment.status === report.status && report.certainty === 'KNOWN'
    const isContested = wordForReversal(report.rawStatus) === 'CONTESTED'
    return {
      ...(becomesCertain && { certainty: 'KNOWN' }),
      ...(isContested && { rawStatus: report.rawStatus ?? null }),
      disputeWonAt,
    }
  }
  return {
    disputeWonAt,
    status: transition.to,
    certainty: report.certainty,
    rawStatus: report.rawStatus ?? payment.rawStatus,
    statusReason: report.reason ?? null,
    ...(transition.steps.includes('capture') && {
      paidAt: now,
      paidBy: codePaid(payment, report),
      supersededById: null,
    }),
  }
}
