import type { PaymentStatus } from '@balcao/domain/vocabulary'

type Paid = { status: PaymentStatus; cardLastFour: string | null; createdAt: Date }
type Ordered = { userAgent: string | null; createdAt: Date }

/** The cards that the buyer paid or tried to pay with, the last used first. Only their last digits are stored. */
export function listCards(bought: readonly Paid[]) {
  return grouped(bought, ({ cardLastFour }) => cardLastFour).map(([lastFour, sales]) => ({
    lastFour,
    tries: sales.length,
    declined: sales.filter(({ status }) => status === 'REJECTED').length,
    lastAt: newestOf(sales),
  }))
}

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
