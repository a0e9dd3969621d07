import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { type Books, keyOf } from './open-books.ts'
import type { Account, Charge } from './records.ts'

export type ChargeReference = string | { acquirer: string; id: string }

/** Finds a charge by its Pix code, boleto line, barcode or id, however the person pasted it. */
export function findCharge(books: Books, reference: ChargeReference): Charge | undefined {
  if (typeof reference !== 'string') return books.charges.get(keyOf(reference))
  const pasted = reference.trim()
  const key =
    books.chargeKeyByCode.get(pasted) ??
    books.chargeKeyByCode.get(pasted.replace(/\s+/g, ' ')) ??
    books.chargeKeyByCode.get(pasted.replace(/[\s.-]/g, ''))
  return key === undefined ? undefined : books.charges.get(key)
}

/** Payment method of a pasted code: a boleto may carry a Pix code beside its bar code. */
export function methodOfCode({ method, pix }: Charge, code: string): PaymentMethod {
  return pix !== null && code.trim() === pix.code ? 'PIX' : method
}

/** The charge created before under the same key, at providers with idempotency keys. */
export function findChargeByIdempotencyKey(
  books: Books,
  { account, idempotencyKey }: { account: Account; idempotencyKey: string },
): Charge | undefined {
  const key = books.chargeKeyByIdempotencyKey.get(`${account.id}/${idempotencyKey}`)
  return key === undefined ? undefined : books.charges.get(key)
}
