import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import type { Charge, Refusal } from './records.ts'

export function refuseCharge(books: Books, charge: Charge, refusal: Refusal): Charge {
  return changeCharge(books, charge, { event: 'refused', change: { state: 'refused', refusal } })
}
