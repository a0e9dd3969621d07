import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import { homeOf } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import type { Scope } from '#scope.ts'
import { moveLots } from './move-lots.ts'

/**
 * Buys lots of one person before their date: the price can be spent at once, and the fee is earned. The whole
 * sale is refused if one of the lots was released, held or reversed in the meantime.
 */
export async function sellLots(
  scope: Scope,
  sale: { anticipationId: string; userId: string; lotIds: readonly string[]; feeCents: Cents },
): Promise<{ paidCents: Cents }> {
  const { tx } = scope
  const wanted = and(eq(balanceLots.userId, sale.userId), inArray(balanceLots.id, [...sale.lotIds]))
  const [first] = await tx.select().from(balanceLots).where(wanted).limit(1)
  if (!first) throw new AppError('record_changed')
  const { currency, role } = first
  const owner = { userId: sale.userId, purse: purseOf(role) }
  await lockPurses(scope, [owner], currency)
  const lots = await tx.select().from(balanceLots).where(wanted).orderBy(balanceLots.id).for('update')
  const isWhole = lots.every(
    (lot) => lot.state === 'PENDING' && lot.currency === currency && purseOf(lot.role) === owner.purse,
  )
  if (!isWhole || lots.length !== new Set(sale.lotIds).size) throw new AppError('record_changed')
  const grossCents = lots.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const paidCents = grossCents - sale.feeCents
  const key = `anticipation.paid:${sale.anticipationId}`
  const parts = lots.map((lot) => ({ lot, amountCents: lot.amountCents }))
  await moveLots(scope, parts, { state: 'SOLD', movedFor: key, anticipationId: sale.anticipationId })
  await post(scope, {
    rule: 'anticipation.paid',
    key,
    subject: { kind: 'ANTICIPATION', id: sale.anticipationId },
    currency,
    entries: [
      ...lots.map((lot) => ({ account: homeOf(lot), amountCents: lot.amountCents })),
      { account: accounts.available(sale.userId, owner.purse), amountCents: -paidCents },
      { account: accounts.platformAnticipation, amountCents: -sale.feeCents },
    ],
  })
  await recoverDebt(scope, owner, currency)
  return { paidCents }
}
