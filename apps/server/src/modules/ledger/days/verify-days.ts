import type { CalendarDay } from '@balcao/domain/calendar'
import { eq } from 'drizzle-orm'
import { ledgerAccounts, ledgerDays, ledgerDayTotals } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { hashDay, printEntries } from './hash-day.ts'

/**
 * Computes every closed day's hash again from the current entries and totals, and returns the days that
 * differ.
 */
export async function verifyDays(scope: Pick<Scope, 'tx' | 'platformId'>): Promise<CalendarDay[]> {
  const days = await scope.tx.select().from(ledgerDays).orderBy(ledgerDays.day)
  const broken: CalendarDay[] = []
  let formerHash = ''
  for (const closed of days) {
    const { print } = await printEntries(scope, closed.day)
    const totals = await scope.tx
      .select({
        accountId: ledgerDayTotals.accountId,
        code: ledgerAccounts.code,
        currency: ledgerAccounts.currency,
        movedCents: ledgerDayTotals.movedCents,
        balanceCents: ledgerDayTotals.balanceCents,
      })
      .from(ledgerDayTotals)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerDayTotals.accountId))
      .where(eq(ledgerDayTotals.dayId, closed.id))
    const hash = hashDay({ formerHash, day: closed.day, entriesPrint: print, totals })
    if (hash !== closed.hash) broken.push(closed.day)
    formerHash = closed.hash
  }
  return broken
}
