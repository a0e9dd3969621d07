import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { findContract } from './find-contract.ts'
import { findUnbilledMonth } from './find-month-to-bill.ts'
import { isMonthClosed } from './is-month-closed.ts'
import { priceMonth } from './price-month.ts'

/** Next bill of a platform by its sales so far; null without a contract. */
export async function previewBill(scope: Scope) {
  const month = await findUnbilledMonth(scope)
  if (month === null) return null
  const contract = await findContract(scope, month)
  invariant(contract, 'no month before the first contract is billed')
  const { basisPoints, minimumCents } = contract
  return {
    month,
    isClosed: await isMonthClosed(scope, month),
    terms: { basisPoints, minimumCents },
    lines: await priceMonth(scope, month, contract),
  }
}
