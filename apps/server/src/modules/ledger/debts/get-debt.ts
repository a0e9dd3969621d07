import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { balanceLots, debtNotes, ledgerAccounts } from '#db/schema/ledger.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { signerName } from '#db/signer-name.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { takeFromLots } from '#modules/ledger/lots/cover-debit.ts'
import { coverOrder } from '#modules/ledger/lots/find-cover-lots.ts'
import type { Scope } from '#scope.ts'
import type { DebtInput } from './debt.input.ts'
import { traceDebts } from './trace-debts.ts'

const lotsMax = 200
const notesMax = 50

/** A seller's debt: its origin, the sales that will pay it, in order, and the agreements about it. */
export async function getDebt(scope: Scope, { userId, currency }: DebtInput) {
  const { tx } = scope
  const [account] = await tx
    .select({ id: ledgerAccounts.id, name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.code, accounts.debt(userId)), eq(ledgerAccounts.currency, currency)),
    )
    .where(eq(users.id, userId))
  if (!account) throw new AppError('not_found')
  const [{ nextRelease: _, ...balance }, traceOf, lots, notes] = await Promise.all([
    getBalance(scope, userId, currency),
    traceDebts(scope, [account.id]),
    readOpenLots(scope, { userId, currency }),
    readNotes(scope, { userId, currency }),
  ])
  const trace = traceOf(account.id)
  const { parts, missingCents } = takeFromLots(
    balance.debtCents,
    lots.map(({ lot }) => lot),
  )
  const codeOf = new Map(lots.map(({ lot, orderCode }) => [lot.id, orderCode]))
  return {
    person: { id: userId, name: account.name, email: account.email, phone: account.phone },
    currency,
    debtCents: balance.debtCents,
    since: trace?.since.toISOString() ?? null,
    cause: trace?.cause ?? null,
    balance,
    coverPlan: parts.map(({ lot, amountCents }) => ({
      lotId: lot.id,
      orderCode: codeOf.get(lot.id) ?? '',
      kind: lot.kind,
      releaseAt: lot.releaseAt.toISOString(),
      lotCents: lot.amountCents,
      takenCents: amountCents,
    })),
    exposedCents: missingCents,
    notes,
  }
}

async function readOpenLots({ tx }: Scope, { userId, currency }: DebtInput) {
  return tx
    .select({ lot: getTableColumns(balanceLots), orderCode: orders.code })
    .from(balanceLots)
    .innerJoin(payments, eq(payments.id, balanceLots.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.state, 'PENDING'),
        eq(balanceLots.currency, currency),
        ne(balanceLots.role, 'MANAGER'),
      ),
    )
    .orderBy(coverOrder)
    .limit(lotsMax)
}

async function readNotes({ tx }: Scope, { userId, currency }: DebtInput) {
  const rows = await tx
    .select({
      id: debtNotes.id,
      stage: debtNotes.stage,
      note: debtNotes.note,
      writtenAt: debtNotes.writtenAt,
      writerName: signerName(debtNotes.writtenBy),
    })
    .from(debtNotes)
    .where(and(eq(debtNotes.userId, userId), eq(debtNotes.currency, currency), eq(debtNotes.purse, 'user')))
    .orderBy(desc(debtNotes.writtenAt))
    .limit(notesMax)
  return rows.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() }))
}
