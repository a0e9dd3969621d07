import { AppError } from '@balcao/domain/texts/app-error'
import { and, inArray } from 'drizzle-orm'
import { balanceLots, isReserve } from '#db/schema/ledger.ts'
import { purseOf } from '#modules/ledger/account-kinds.ts'
import type { Lot } from '#modules/ledger/lots/lot.ts'
import type { Scope } from '#scope.ts'

/** Reserves of one person in one currency, all waiting for their date; any other lots are refused. */
export async function readReserveLots({ tx }: Scope, lotIds: readonly string[]) {
  const lots = await tx
    .select()
    .from(balanceLots)
    .where(and(isReserve(balanceLots), inArray(balanceLots.id, [...lotIds])))
    .orderBy(balanceLots.id)
  const [first] = lots
  if (!first || lots.length !== new Set(lotIds).size) throw new AppError('not_found')
  const isOfOne = (lot: Lot) =>
    lot.userId === first.userId &&
    lot.currency === first.currency &&
    purseOf(lot.role) === purseOf(first.role)
  if (!lots.every(isOfOne)) throw new AppError('input_invalid', { field: 'lotIds' })
  if (!lots.every(({ state }) => state === 'PENDING')) throw new AppError('record_changed')
  return {
    lots,
    owner: { userId: first.userId, purse: purseOf(first.role) },
    currency: first.currency,
    amountCents: lots.reduce((sum, lot) => sum + lot.amountCents, 0),
  }
}
