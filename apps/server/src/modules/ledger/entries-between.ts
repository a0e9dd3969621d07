import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { and, asc, desc, gt, gte, lt, lte, type SQL } from 'drizzle-orm'
import { ledgerDays, ledgerEntries } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'

/**
 * The ids between which all entries of a time lie, by the closed days, so that an index of ids can find them. It is wider than the time by
 * a day at its beginning: what was written around midnight has the ids of either day. Whoever asks still compares the instants.
 */
export async function entriesBetween(
  { tx }: Scope,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
): Promise<SQL | undefined> {
  const [[before], [after]] = await Promise.all([
    from
      ? tx
          .select({ id: ledgerDays.lastEntryId })
          .from(ledgerDays)
          .where(lt(ledgerDays.day, addDays(dayInSaoPaulo(from), -1)))
          .orderBy(desc(ledgerDays.day))
          .limit(1)
      : [],
    to
      ? tx
          .select({ id: ledgerDays.lastEntryId })
          .from(ledgerDays)
          .where(gte(ledgerDays.day, dayInSaoPaulo(to)))
          .orderBy(asc(ledgerDays.day))
          .limit(1)
      : [],
  ])
  return and(
    before === undefined ? undefined : gt(ledgerEntries.id, before.id),
    after === undefined ? undefined : lte(ledgerEntries.id, after.id),
  )
}
