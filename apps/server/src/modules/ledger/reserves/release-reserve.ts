import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { inArray } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { lotReleased } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { type JournalToPost, post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import type { Scope } from '#scope.ts'
import { readReserveLots } from './read-reserve-lots.ts'

/**
 * Releases reserves before their date; the money pays any debt first. Refused unless all of them still wait,
 * for the same sum.
 */
export async function releaseReserve(
  scope: Scope,
  release: {
    key: string
    lotIds: readonly string[]
    amountCents: Cents
    subject: JournalToPost['subject']
  },
): Promise<void> {
  const { key, lotIds, amountCents, subject } = release
  const { owner, currency } = await readReserveLots(scope, lotIds)
  await lockPurses(scope, [owner], currency)
  const locked = await readReserveLots(scope, lotIds)
  if (locked.amountCents !== amountCents) throw new AppError('record_changed')
  await scope.tx
    .update(balanceLots)
    .set({ state: 'RELEASED', settledAt: scope.now })
    .where(inArray(balanceLots.id, [...lotIds]))
  const entries = locked.lots.flatMap(lotReleased)
  await post(scope, { rule: 'lot.released', key, subject, currency, entries })
  await recoverDebt(scope, owner, currency)
}
