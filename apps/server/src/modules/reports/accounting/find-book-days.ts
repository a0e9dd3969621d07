import type { CalendarDay } from '@balcao/domain/calendar'
import { desc, lt, lte, type SQL } from 'drizzle-orm'
import { ledgerDays } from '../../../db/schema/ledger.ts'
import type { Scope } from '../../../scope.ts'

/** The ids between which all entries of the days lie: after the first, up to the last. */
export type BookDays = { afterId: number; lastId: number }

/** Closed days never change: whoever reads them twice reads the same lines. */
export async function findBookDays(
  { tx }: Scope,
  { fromDay, toDay }: { fromDay: CalendarDay; toDay: CalendarDay },
): Promise<BookDays> {
  const lastOf = async (which: SQL) => {
    const [day] = await tx
      .select({ id: ledgerDays.lastEntryId })
      .from(ledgerDays)
      .where(which)
      .orderBy(desc(ledgerDays.day))
      .limit(1)
    return day?.id ?? 0
  }
  return {
    afterId: await lastOf(lt(ledgerDays.day, fromDay)),
    lastId: await lastOf(lte(ledgerDays.day, toDay)),
  }
}
