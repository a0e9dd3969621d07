import type { Charge } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import type { Disagreement } from './compare-charges.ts'

type Row = {
  id: string
  paymentId: string
  amountCents: number
  paidCents: number
  refundedCents: number
  status: string
  certainty: string
  isSold: boolean
  paymentRefundedCents: number
  askedCents: number
  isWithPerson: boolean
}

/** The references of charges that are each one of two cards. */
export async function referencesOfTwoCards(sql: postgres.Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`select id from card_charges`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Either both cards are charged in full, or neither stays charged. Each card was charged at most once, its amounts
 * equal the acquirer's, and both cards together returned the amount that the payment states and the refunds
 * requested.
 */
export async function compareTwoCards(
  sql: postgres.Sql,
  charges: readonly Charge[],
): Promise<Disagreement[]> {
  const rows = await sql<Row[]>`
    select c.id, c.payment_id as "paymentId", c.amount_cents::int as "amountCents", c.paid_cents::int as "paidCents",
      c.refunded_cents::int as "refundedCents", p.status, p.certainty, p.paid_at is not null as "isSold",
      p.refunded_cents::int as "paymentRefundedCents",
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r where (r.platform_id, r.payment_id) = (p.platform_id, p.id)
        and r.state not in ('REFUSED', 'CANCELED')) as "askedCents",
      exists (select from refunds r where (r.platform_id, r.payment_id) = (p.platform_id, p.id) and r.state = 'MANUAL') as "isWithPerson"
    from card_charges c join payments p on (p.platform_id, p.id) = (c.platform_id, c.payment_id)
    order by c.payment_id, c.number`
  const byReference = Map.groupBy(charges, ({ externalRef }) => externalRef)
  const found: Disagreement[] = []
  for (const [paymentId, cards] of Map.groupBy(rows, (row) => row.paymentId)) {
    const disagree = (what: string, detail: unknown) => found.push({ what, of: paymentId, detail })
    const seen = cards.map(({ id }) => sumsOf(byReference.get(id) ?? []))
    const [first] = cards
    if (cards.length !== 2 || !first) disagree('not two cards', cards)
    else if (seen.some(({ made }) => made > 1)) disagree('a card that was charged twice', seen)
    else if (first.certainty !== 'KNOWN' || first.status === 'PENDING') disagree('two cards, not over', first)
    else if (first.isSold && cards.some(({ amountCents }, place) => seen[place]?.paid !== amountCents))
      disagree('sold, and a card did not pay', seen)
    else if (!first.isSold && seen.some(({ paid, returned }) => paid !== returned) && !first.isWithPerson)
      disagree('not sold, and a card stays charged', seen)
    else if (!first.isWithPerson && cards.some((card, place) => !isTold(card, seen[place])))
      disagree('other sums than the acquirer’s', { cards, seen })
    else if (!first.isWithPerson && returnedOf(seen) !== first.paymentRefundedCents)
      disagree('another amount went back', { seen, told: first.paymentRefundedCents })
    else if (!first.isWithPerson && returnedOf(seen) !== first.askedCents)
      disagree('not what was decided went back', { seen, asked: first.askedCents })
  }
  return found
}

type Sums = { made: number; paid: number; returned: number }

function sumsOf(own: readonly Charge[]): Sums {
  return {
    made: own.length,
    paid: own.flatMap(({ payments }) => payments).reduce((sum, { amount }) => sum + amount, 0),
    returned: own.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  }
}

function isTold({ paidCents, refundedCents }: Row, sums: Sums | undefined): boolean {
  return paidCents === sums?.paid && refundedCents === sums.returned
}

function returnedOf(seen: readonly Sums[]): number {
  return seen.reduce((sum, { returned }) => sum + returned, 0)
}
