import { encodeBankSlip } from '@balcao/domain/boleto'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Books } from './open-books.ts'
import type { BilletFacts } from './records.ts'

/** No bank in Brazil has this code, so no real bank would accept the slip. */
const playBankCode = '999'

export function mintBillet(
  books: Books,
  { amount, dueAt, secureId }: { amount: number; dueAt: Date; secureId: string },
): BilletFacts {
  const dueDate = dayInSaoPaulo(dueAt)
  const { line, barcode } = encodeBankSlip({
    bankCode: playBankCode,
    amountCents: amount,
    dueDate,
    freeField: books.identifiers.digits(25),
  })
  return { line, barcode, dueDate, url: `${books.bankUrl()}/boleto/${secureId}` }
}
