import { keyOf } from '#core/open-books.ts'
import type { Charge, Payout } from '#core/records.ts'
import type { Call } from './dialect.ts'

/** A provider shows an account its own records only. */

export function ownCharge(
  { books, acquirer, account, params }: Call,
  id = params.id ?? '',
): Charge | undefined {
  const charge = books.charges.get(keyOf({ acquirer, id }))
  return charge?.account === account.id ? charge : undefined
}

export function ownPayout(
  { books, acquirer, account, params }: Call,
  id = params.id ?? '',
): Payout | undefined {
  const payout = books.payouts.get(keyOf({ acquirer, id }))
  return payout?.account === account.id ? payout : undefined
}

export function ownCharges({ books, account }: Call): Charge[] {
  return [...books.charges.values()].filter((charge) => charge.account === account.id)
}
