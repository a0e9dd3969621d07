import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Caller } from '#rpc/caller.ts'
import type { inCurrencyInput } from './wallet.input.ts'

const weeks = 5

type ReleaseDay = { day: string; releaseCents: Cents; reserveCents: Cents }

/**
 * Releases by day, for five weeks from this week's Monday, and the sum after them. Overdue releases count as
 * today's.
 */
export async function listReleases(caller: Caller, { currency }: z.output<typeof inCurrencyInput>) {
  const { tx, now, session } = caller
  const today = dayInSaoPaulo(now)
  const first = mondayOf(today)
  const end = addDays(first, weeks * 7)
  const sumOf = (kind: 'RELEASE' | 'RESERVE') =>
    sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${balanceLots.kind} = ${kind}), 0)`.mapWith(
      Number,
    )
  const instants = {
    now: now.toISOString(),
    end: startOfDayInSaoPaulo(end).toISOString(),
  }
  const rows: ReleaseDay[] = await tx
    .select({
      day: sql<string>`to_char(least(greatest(${balanceLots.releaseAt}, ${instants.now}::timestamptz), ${instants.end}::timestamptz) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
      releaseCents: sumOf('RELEASE'),
      reserveCents: sumOf('RESERVE'),
    })
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, session.userId),
        eq(balanceLots.state, 'PENDING'),
        eq(balanceLots.currency, currency),
        ne(balanceLots.role, 'MANAGER'),
      ),
    )
    .groupBy(sql`1`)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const nothing = { releaseCents: 0, reserveCents: 0 }
  const { releaseCents, reserveCents } = byDay.get(end) ?? nothing
  return {
    today,
    days: Array.from({ length: weeks * 7 }, (_, index): ReleaseDay => {
      const day = addDays(first, index)
      return byDay.get(day) ?? { day, ...nothing }
    }),
    later: { releaseCents, reserveCents },
  }
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
