import type { Charge } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import type { Bought } from '#buy.ts'

export type Disagreement = { what: string; of: string; detail?: unknown }

type PaymentRow = {
  id: string
  purchaseId: string
  transactionId: string | null
  status: string
  amountCents: string
  paidCents: string
}

/**
 * Payments whose answer was lost at a provider without a look-up by reference. Guessing is forbidden: they
 * stay open, are shown as such, and have a case for a person.
 */
async function unanswered(sql: postgres.Sql): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select p.id from payments p join payment_cases c on (c.platform_id, c.payment_id) = (p.platform_id, p.id)
    where p.transaction_id is null and p.certainty = 'UNKNOWN' and c.kind = 'NO_ANSWER' and c.closed_at is null`
  return new Set(rows.map(({ id }) => id))
}

const paidWords = ['APPROVED', 'REFUNDED', 'CHARGEBACK']

/** Compares the product's books with the acquirer's: one charge, one payment, the same money, both ways. */
export async function compareCharges(
  sql: postgres.Sql,
  charges: readonly Charge[],
  bought: readonly Bought[],
): Promise<Disagreement[]> {
  const payments = await sql<PaymentRow[]>`
    select p.id, i.purchase_id as "purchaseId", p.transaction_id as "transactionId", p.status,
      p.amount_cents as "amountCents", p.paid_cents as "paidCents"
    from payments p left join purchase_intents i on (i.platform_id, i.payment_id) = (p.platform_id, p.id)`
  const toldToPeople = await unanswered(sql)
  const byTransaction = Map.groupBy(payments, ({ transactionId }) => transactionId)
  const byPurchase = Map.groupBy(payments, ({ purchaseId }) => purchaseId)
  const chargeIds = new Set(charges.map(({ id }) => id))
  const found: Disagreement[] = []
  const disagree = (what: string, of: string, detail?: unknown) => found.push({ what, of, detail })

  for (const charge of charges) {
    const [payment, ...others] = byTransaction.get(charge.id) ?? []
    if (!payment && charge.externalRef !== null && toldToPeople.has(charge.externalRef)) continue
    const wasPaid = charge.payments.length > 0
    const paid = charge.payments.reduce((sum, { amount }) => sum + amount, 0)
    if (!payment) disagree('a charge that no payment knows', charge.id, { wasPaid, state: charge.state })
    else if (others.length > 0) disagree('a charge that several payments call theirs', charge.id)
    else if (wasPaid !== paidWords.includes(payment.status))
      disagree(wasPaid ? 'paid, and we do not say so' : 'not paid, and we say so', payment.id, {
        state: charge.state,
        status: payment.status,
      })
    else if (paid !== Number(payment.paidCents)) disagree('another amount was paid', payment.id, { paid })
  }
  for (const { id, transactionId } of payments)
    if (transactionId !== null && !chargeIds.has(transactionId))
      disagree('a payment that no acquirer knows', id)
  for (const { purchaseId, status } of bought) {
    const own = byPurchase.get(purchaseId) ?? []
    if (own.length !== 1) disagree(`a purchase with ${own.length} payments`, purchaseId)
    else if (['REJECTED', 'REFUSED', 'CANCELED'].includes(status) && paidWords.includes(own[0]?.status ?? ''))
      disagree('a buyer was told no and paid', purchaseId)
  }
  return found
}
