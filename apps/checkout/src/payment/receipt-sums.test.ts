import { expect, test } from 'vitest'
import { samplePayments } from '#sample-payments.ts'
import { receiptSums } from './receipt-sums.ts'

const paidStates = Object.entries(samplePayments).filter(([, view]) => view.paidAt !== null && view.purchase)

test.each(paidStates)(
  '%s: items and parts add up to the paid amount, and the rest after refunds is right',
  (_, view) => {
    const sums = receiptSums(view)
    const items = view.purchase?.items.reduce((sum, { priceCents }) => sum + priceCents, 0) ?? 0
    const centsOf = (...labels: string[]) =>
      sums.filter(({ label }) => labels.includes(label)).reduce((sum, { cents }) => sum + cents, 0)
    const paid = centsOf('receiptTotal', 'receiptPaid')
    expect(items + centsOf('receiptShipping', 'receiptInterest', 'receiptDiscount')).toBe(paid)
    const last = sums.at(-1)
    expect(last).toMatchObject({ kind: 'total', cents: paid + centsOf('receiptReturned') })
  },
)
