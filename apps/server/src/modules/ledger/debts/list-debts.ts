import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, ilike, inArray, like, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { balanceLots, debtNotes, isOwing, ledgerAccounts } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { traceDebts } from './trace-debts.ts'

const debtOrders: ListOrders<'debt'> = {
  columns: { debt: [ledgerAccounts.balanceCents, ledgerAccounts.id] },
  usual: { by: 'debt', direction: 'desc' },
}

export const debtListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(debtOrders),
})

/** Condition for debts of sellers. */
export const isSellersDebt = and(isOwing(ledgerAccounts), like(ledgerAccounts.code, 'user:%'))
export const debtorId = sql<string>`split_part(${ledgerAccounts.code}, ':', 2)::uuid`

/** A page of the sellers in debt, the largest debt first, with reason, date and cover. */
export async function listDebts(scope: Scope, input: z.output<typeof debtListInput>) {
  const pattern = input.search ? containing(input.search) : undefined
  const { rows, nextCursor } = await pageOf(debtOrders, input, ({ place, after, orderBy, limit }) =>
    scope.tx
      .select({
        accountId: ledgerAccounts.id,
        debtCents: sql<number>`${ledgerAccounts.balanceCents}`.mapWith(Number),
        currency: ledgerAccounts.currency,
        person: { id: users.id, name: users.name, email: users.email },
        place,
      })
      .from(ledgerAccounts)
      .innerJoin(users, eq(users.id, debtorId))
      .where(
        and(
          isSellersDebt,
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const userIds = [...new Set(rows.map(({ person }) => person.id))]
  const [traceOf, comingOf, stageOf] = await Promise.all([
    traceDebts(
      scope,
      rows.map(({ accountId }) => accountId),
    ),
    readComing(scope, userIds),
    readStages(scope, userIds),
  ])
  return {
    rows: rows.map(({ accountId, debtCents, currency, person }) => {
      const trace = traceOf(accountId)
      const coming = comingOf(person.id, currency)
      const coveredCents = Math.min(debtCents, coming.reserveCents + coming.pendingCents)
      return {
        id: `${person.id}:${currency}`,
        person,
        currency,
        debtCents,
        since: trace?.since.toISOString() ?? null,
        cause: trace?.cause ?? null,
        ...coming,
        coveredCents,
        exposedCents: debtCents - coveredCents,
        stage: stageOf(person.id, currency),
      }
    }),
    nextCursor,
  }
}

/** Pending and held money of each seller. */
async function readComing({ tx }: Scope, userIds: string[]) {
  const sum = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${which}), 0)`.mapWith(Number)
  const { state, kind } = balanceLots
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .select({
            userId: balanceLots.userId,
            currency: balanceLots.currency,
            reserveCents: sum(sql`${state} = 'PENDING' and ${kind} = 'RESERVE'`),
            pendingCents: sum(sql`${state} = 'PENDING' and ${kind} = 'RELEASE'`),
            heldCents: sum(sql`${state} = 'HELD'`),
          })
          .from(balanceLots)
          .where(
            and(
              inArray(balanceLots.userId, userIds),
              inArray(balanceLots.state, ['PENDING', 'HELD']),
              ne(balanceLots.role, 'MANAGER'),
            ),
          )
          .groupBy(balanceLots.userId, balanceLots.currency)
  return (userId: string, currency: Currency) => {
    const found = rows.find((row) => row.userId === userId && row.currency === currency)
    const { reserveCents = 0, pendingCents = 0, heldCents = 0 } = found ?? {}
    return { reserveCents, pendingCents, heldCents }
  }
}

async function readStages({ tx }: Scope, userIds: string[]) {
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .selectDistinctOn([debtNotes.userId, debtNotes.currency], {
            userId: debtNotes.userId,
            currency: debtNotes.currency,
            stage: debtNotes.stage,
          })
          .from(debtNotes)
          .where(and(inArray(debtNotes.userId, userIds), eq(debtNotes.purse, 'user')))
          .orderBy(debtNotes.userId, debtNotes.currency, desc(debtNotes.writtenAt))
  return (userId: string, currency: Currency) =>
    rows.find((row) => row.userId === userId && row.currency === currency)?.stage ?? null
}
