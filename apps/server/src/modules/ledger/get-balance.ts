import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { balanceLots, ledgerAccounts } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { accounts } from './posting-rules.ts'

export type Balance = {
  availableCents: number
  pendingCents: number
  reserveCents: number
  nextRelease: { at: Date; amountCents: number } | null
}

/** What a person can spend now, and what is on its way, in one currency. Credits are negative in the books and positive on a screen. */
export async function getBalance(
  { tx }: Scope,
  userId: string,
  currency: Currency = 'BRL',
): Promise<Balance> {
  const isTheirs = and(eq(balanceLots.userId, userId), eq(balanceLots.currency, currency))
  const isOnItsWay = and(isTheirs, inArray(balanceLots.state, ['PENDING', 'HELD']))
  const hasItsDate = and(isTheirs, eq(balanceLots.state, 'PENDING'))
  const [[available], onTheWay, [next]] = await Promise.all([
    tx
      .select({ balanceCents: ledgerAccounts.balanceCents })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.code, accounts.available(userId)), eq(ledgerAccounts.currency, currency))),
    tx
      .select({
        kind: balanceLots.kind,
        amountCents: sql<number>`sum(${balanceLots.amountCents})`.mapWith(Number),
      })
      .from(balanceLots)
      .where(isOnItsWay)
      .groupBy(balanceLots.kind),
    tx
      .select({
        at: sql<Date>`date_trunc('day', ${balanceLots.releaseAt}, 'America/Sao_Paulo')`.mapWith(
          balanceLots.releaseAt,
        ),
        amountCents: sql<number>`sum(${balanceLots.amountCents})`.mapWith(Number),
      })
      .from(balanceLots)
      .where(hasItsDate)
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .limit(1),
  ])
  const ofKind = (kind: 'RELEASE' | 'RESERVE') => onTheWay.find((row) => row.kind === kind)?.amountCents ?? 0
  return {
    availableCents: 0 - (available?.balanceCents ?? 0),
    pendingCents: ofKind('RELEASE'),
    reserveCents: ofKind('RESERVE'),
    nextRelease: next ?? null,
  }
}
