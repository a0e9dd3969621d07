import type { PaymentStatus } from '@balcao/domain/vocabulary'

/** One card, or two that paid together. */
export type PaidByCards = {
  cardLastFour: string | null
  cards: readonly { lastFour: string | null }[] | null
}
type Paid = PaidByCards & { status: PaymentStatus; createdAt: Date }
type Ordered = { userAgent: string | null; createdAt: Date }

/** The cards that the buyer paid or tried to pay with, the last used first. Only their last digits are stored. */
export function listCards(bought: readonly Paid[]) {
  const tries = bought.flatMap((payment) =>
    lastFoursOf(payment).map((lastFour) => ({ ...payment, lastFour })),
  )
  return grouped(tries, ({ lastFour }) => lastFour).map(([lastFour, sales]) => ({
    lastFour,
    tries: sales.length,
    declined: sales.filter(({ status }) => status === 'REJECTED').length,
    lastAt: newestOf(sales),
  }))
}

export const lastFoursOf = ({ cards, cardLastFour }: PaidByCards): string[] =>
  (cards ?? [{ lastFour: cardLastFour }]).flatMap(({ lastFour }) => lastFour ?? [])

/** The user agents of the buyer's browsers, the last used first. */
export function listDevices(bought: readonly Ordered[]) {
  return grouped(bought, ({ userAgent }) => userAgent).map(([userAgent, orders]) => ({
    userAgent,
    purchases: orders.length,
    lastAt: newestOf(orders),
  }))
}

function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string | null): [string, Row[]][] {
  return [...Map.groupBy(rows, nameOf)].flatMap(([name, own]): [string, Row[]][] =>
    name === null ? [] : [[name, own]],
  )
}

/** The first row's time, because purchases are sorted with the newest first. */
function newestOf(rows: readonly { createdAt: Date }[]): string {
  return rows[0]?.createdAt.toISOString() ?? ''
}
