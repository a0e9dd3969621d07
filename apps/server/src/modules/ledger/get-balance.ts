import type { Cents } from '@balcao/domain/money'
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
  /** Money that waits for a decision: an unproven receipt, a dispute, a review. */
  heldCents: Cents
  withdrawingCents: Cents
  /** Debt after all money was taken. It blocks withdrawals. */
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
  const [stored, onTheWay, [next]] = await Promise.all([
    tx
      .select({ code: ledgerAccounts.code, balanceCents: ledgerAccounts.balanceCents })
      .from(ledgerAccounts)
      .where(and(inArray(ledgerAccounts.code, Object.values(codes)), eq(ledgerAccounts.currency, currency))),
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
      .where(isOnItsWay)
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .limit(1),
  ])
  const balanceOf = (code: string) => stored.find((row) => row.code === code)?.balanceCents ?? 0
  const ofKind = (kind: 'RELEASE' | 'RESERVE') => onTheWay.find((row) => row.kind === kind)?.amountCents ?? 0
  return {
    availableCents: 0 - balanceOf(codes.available),
    pendingCents: ofKind('RELEASE'),
    reserveCents: ofKind('RESERVE'),
    heldCents: 0 - balanceOf(codes.held),
    withdrawingCents: 0 - balanceOf(codes.withdrawing),
    debtCents: balanceOf(codes.debt),
    nextRelease: next ?? null,
  }
}
