import type { Payment } from '#modules/payments/core/payment.ts'
import { readLost } from '#modules/payments/core/read-lost.ts'
import { wordForReversal } from '#modules/payments/core/word-for-reversal.ts'
import { listCharges } from '#modules/payments/two-cards/card-charge.ts'
import type { Scope } from '#scope.ts'
import { type Dispute, findLatestDispute, listDisputesOf, updateDispute } from './dispute.ts'
import { loseDispute } from './lose-dispute.ts'
import { openDispute } from './open-dispute.ts'
import { winDispute } from './win-dispute.ts'

/**
 * Updates the dispute of a payment after a report to `applyProviderEvent`. The status is the specification's;
 * the provider's own word distinguishes a refund, a dispute and a lost dispute if one status covers several.
 * The caller has locked the payment.
 */
export async function followDispute(scope: Scope, payment: Payment, rawStatus: string | null): Promise<void> {
  if (payment.cards !== null) await followCards(scope, payment)
  const latest = await findLatestDispute(scope, payment.id)
  if (latest && latest.cardNumber !== null) return
  if (payment.status === 'CHARGEBACK') return followTaken(scope, payment, latest, rawStatus)
  if (latest && isWonSince(payment, latest)) return winDispute(scope, payment, latest, { state: 'WON' })
  if (latest?.closedAt === null) {
    // Refunded before the bank decided: nothing is left to decide, and it does not count as a chargeback.
    if (payment.bookedCents === 0)
      await updateDispute(scope, latest, { state: 'PREVENTED', closedAt: scope.now })
    return
  }
  const isNews = wordForReversal(rawStatus) === 'CONTESTED' && latest?.rawStatus !== rawStatus
  if (isNews && payment.bookedCents > 0)
    await openDispute(scope, payment, { amountCents: payment.bookedCents, isTaken: false, rawStatus })
}

/**
 * Opens a dispute for each card whose bank has taken its money. An open dispute whose money was only held is
 * decided as lost.
 */
async function followCards(scope: Scope, payment: Payment): Promise<void> {
  for (const { number, lostCents, rawStatus } of await listCharges(scope, payment.id)) {
    const disputes = await listDisputesOf(scope, payment.id)
    if (lostCents === 0 || disputes.some(({ cardNumber }) => cardNumber === number)) continue
    const held = disputes.find(({ closedAt, isTaken }) => closedAt === null && !isTaken)
    if (held) {
      const ofCard = await updateDispute(scope, held, { cardNumber: number })
      await loseDispute(scope, payment, ofCard, { amountCents: lostCents })
    } else
      await openDispute(scope, payment, {
        amountCents: lostCents,
        isTaken: true,
        cardNumber: number,
        rawStatus,
      })
  }
}

async function followTaken(
  scope: Scope,
  payment: Payment,
  latest: Dispute | undefined,
  rawStatus: string | null,
): Promise<void> {
  const word = wordForReversal(rawStatus)
  if (latest?.closedAt === null) {
    // The money was only held until now, so the bank has decided.
    if (!latest.isTaken) await loseDispute(scope, payment, latest)
    return
  }
  const isOver = latest && (latest.state === 'LOST' || latest.state === 'ACCEPTED')
  if (isOver || word === 'REFUND') return
  const { ofSaleCents: amountCents } = await readLost(scope, payment)
  const dispute = await openDispute(scope, payment, { amountCents, isTaken: true, rawStatus })
  if (word === 'LOST') await loseDispute(scope, payment, dispute)
}

/** True even for a dispute that counted as lost, since banks revise decisions. */
function isWonSince({ disputeWonAt }: Payment, { openedAt, state, isTaken }: Dispute): boolean {
  const isDecidedSo = state === 'WON' || state === 'CANCELED' || state === 'PREVENTED'
  return isTaken && !isDecidedSo && disputeWonAt !== null && disputeWonAt >= openedAt
}
