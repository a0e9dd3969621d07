import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { balanceLots, ledgerAccounts } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { accounts, type Purse } from './account-kinds.ts'

export type Balance = {
  /** Money that can be spent now. */
  availableCents: Cents
  pendingCents: Cents
  reserveCents: Cents
  /** Money held until a decision: an unproven receipt, a dispute, a review. */
  heldCents: Cents
  withdrawingCents: Cents
  /** Debt left after all money was taken. It blocks withdrawals. */
  debtCents: Cents
  nextRelease: { at: Date; amountCents: Cents } | null
}

/** A person's balances in one currency. Credits are negative in the books and positive on a screen. */
export async function getBalance(
  { tx }: Scope,
  userId: string,
  currency: Currency = 'BRL',
  purse: Purse = 'user',
): Promise<Balance> {
  const codes = {
    available: accounts.available(userId, purse),
    held: accounts.held(userId, purse),
    withdrawing: accounts.withdrawing(userId, purse),
    debt: accounts.debt(userId, purse),
  }
  const isOnItsWay = and(
    eq(balanceLots.userId, userId),
    eq(balanceLots.currency, currency),
    eq(balanceLots.state, 'PENDING'),
    (purse === 'manager' ? eq : ne)(balanceLots.role, 'MANAGER'),
  )
  const [stored, onTheWay] = await Promise.all([
    tx
      .select({ code: ledgerAccounts.code, balanceCents: ledgerAccounts.balanceCents })
      .from(ledgerAccounts)
      .where(and(inArray(ledgerAccounts.code, Object.values(codes)), eq(ledgerAccounts.currency, currency))),
    tx
      .select({
        releaseAt: sql<Date>`date_trunc('day', ${balanceLots.releaseAt}, 'America/Sao_Paulo')`.mapWith(
          balanceLots.releaseAt,
        ),
        pendingCents: sumOfKind('RELEASE'),
        reserveCents: sumOfKind('RESERVE'),
      })
      .from(balanceLots)
      .where(isOnItsWay)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ])
  const [next] = onTheWay
  const balanceOf = (code: string) => stored.find((row) => row.code === code)?.balanceCents ?? 0
  const sumOf = (kind: 'pendingCents' | 'reserveCents') => onTheWay.reduce((sum, day) => sum + day[kind], 0)
  return {
    availableCents: 0 - balanceOf(codes.available),
    pendingCents: sumOf('pendingCents'),
    reserveCents: sumOf('reserveCents'),
    heldCents: 0 - balanceOf(codes.held),
    withdrawingCents: 0 - balanceOf(codes.withdrawing),
    debtCents: balanceOf(codes.debt),
    nextRelease: next ? { at: next.releaseAt, amountCents: next.pendingCents + next.reserveCents } : null,
  }
}

const sumOfKind = (kind: 'RELEASE' | 'RESERVE') =>
  sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${eq(balanceLots.kind, kind)}), 0)`.mapWith(
    Number,
  )
