import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { gte, lt } from 'drizzle-orm'
import { ledgerDays, ledgerJournals } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { type BillingMonth, lastDayOf } from './billing-month.ts'

/** One hour after midnight: every transaction that began before midnight has ended by then. */
const graceMs = 3_600_000

/** Whether the month is final: its last day is closed, or the platform had no books in it. */
export async function isMonthClosed({ tx, now }: Scope, month: BillingMonth): Promise<boolean> {
  const lastDay = lastDayOf(month)
  const end = startOfDayInSaoPaulo(addDays(lastDay, 1))
  if (now.getTime() < end.getTime() + graceMs) return false
  const [closed] = await tx
    .select({ day: ledgerDays.day })
    .from(ledgerDays)
    .where(gte(ledgerDays.day, lastDay))
    .limit(1)
  if (closed) return true
  const [posted] = await tx
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(lt(ledgerJournals.postedAt, end))
    .limit(1)
  return posted === undefined
}
