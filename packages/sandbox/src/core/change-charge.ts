import { type Books, type ChargeEvent, writeCharge } from './open-books.ts'
import type { Charge, Refund } from './records.ts'

/**
 * Writes the next state of a charge and notifies the dialect, which decides whether its provider sends a
 * webhook.
 */
export function changeCharge(
  books: Books,
  charge: Charge,
  { event, change, refund = null }: { event: ChargeEvent; change: Partial<Charge>; refund?: Refund | null },
): Charge {
  const changed = writeCharge(books, { ...charge, ...change, updatedAt: books.now().toISOString() })
  books.announce({ kind: 'charge', event, charge: changed, refund })
  return changed
}
