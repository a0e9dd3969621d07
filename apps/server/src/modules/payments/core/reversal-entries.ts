import type { ReversalPart } from '@balcao/domain/money/sale-reversal'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Entry } from '#modules/ledger/entries.ts'
import type { Contribution } from '#modules/ledger/lots/take-back.ts'

/** People's parts of a reversal. */
export function contributionsOf(parts: readonly ReversalPart[]): Contribution[] {
  return parts.flatMap((part) =>
    'userId' in part ? [{ userId: part.userId, role: part.from, amountCents: part.amountCents }] : [],
  )
}

/** The platform's part of a reversal. */
export function platformEntries(parts: readonly ReversalPart[]): Entry[] {
  return parts.flatMap((part) => {
    if ('userId' in part) return []
    const account = part.from === 'FEE' ? accounts.platformFee : accounts.platformInterest
    return [{ account, amountCents: part.amountCents }]
  })
}
