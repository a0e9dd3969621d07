import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { type AccountKindName, accountKindOf } from '#modules/ledger/account-kinds.ts'
import type { PostingRule } from '#modules/ledger/posting-rules.ts'
import { inReplicaScope, type Scope } from '#scope.ts'

export type BookLine = {
  at: Date
  journalId: number
  rule: PostingRule
  account: AccountKindName
  /** The person or acquirer of the account. */
  holder: string
  orderCode: string
  amountCents: Cents
  currency: Currency
}

const linesOfAPage = 1_000

/** Position of a line in the order of the dates. */
type LinePlace = { at: Date; id: number }

/** Every line of the days in the order of their dates, each page in a transaction of its own. */
export async function* readBookLines(
  app: App,
  platformId: string,
  { fromDay, toDay }: { fromDay: CalendarDay; toDay: CalendarDay },
): AsyncGenerator<BookLine> {
  const { from, to } = boundsOfDays(fromDay, toDay)
  for (let after: LinePlace | null = { at: from, id: 0 }; after !== null; ) {
    const place: LinePlace = after
    const page = await inReplicaScope(app, platformId, (scope) => readPage(scope, place, to))
    yield* page.lines
    after = page.last
  }
}

async function readPage(
  scope: Scope,
  after: LinePlace,
  to: Date,
): Promise<{ lines: BookLine[]; last: LinePlace | null }> {
  const rows = await scope.tx
    .select({
      id: ledgerEntries.id,
      amountCents: ledgerEntries.amountCents,
      currency: ledgerEntries.currency,
      entryPaymentId: ledgerEntries.paymentId,
      journalId: ledgerJournals.id,
      at: ledgerEntries.postedAt,
      rule: ledgerJournals.rule,
      subjectKind: ledgerJournals.subjectKind,
      subjectId: ledgerJournals.subjectId,
      code: ledgerAccounts.code,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        sql`(${ledgerEntries.postedAt}, ${ledgerEntries.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
        lt(ledgerEntries.postedAt, to),
      ),
    )
    .orderBy(asc(ledgerEntries.postedAt), asc(ledgerEntries.id))
    .limit(linesOfAPage)
  const named = rows.map((row) => ({
    ...row,
    holderId: row.code.split(':').length === 3 ? (row.code.split(':')[1] ?? '') : '',
    paymentId: row.entryPaymentId ?? (row.subjectKind === 'PAYMENT' ? row.subjectId : null),
  }))
  const holderOf = await readHolders(scope, [...new Set(named.map(({ holderId }) => holderId))])
  const orderOf = await readOrders(scope, [...new Set(named.map(({ paymentId }) => paymentId ?? ''))])
  return {
    lines: named.map(({ at, journalId, rule, code, holderId, paymentId, amountCents, currency }) => ({
      at,
      journalId,
      rule: rule as PostingRule,
      account: accountKindOf(code),
      holder: holderOf(holderId),
      orderCode: orderOf(paymentId ?? ''),
      amountCents,
      currency,
    })),
    last: rows.length < linesOfAPage ? null : (rows.at(-1) ?? null),
  }
}

async function readHolders({ tx }: Scope, given: string[]): Promise<(id: string) => string> {
  const ids = given.filter((id) => id !== '')
  if (ids.length === 0) return () => ''
  const [people, acquirers] = await Promise.all([
    tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
    tx
      .select({ id: providerAccounts.id, name: providerAccounts.label })
      .from(providerAccounts)
      .where(inArray(providerAccounts.id, ids)),
  ])
  const names = new Map([...people, ...acquirers].map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}

async function readOrders({ tx }: Scope, given: string[]): Promise<(paymentId: string) => string> {
  const ids = given.filter((id) => id !== '')
  if (ids.length === 0) return () => ''
  const rows = await tx
    .select({ paymentId: payments.id, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.id, ids))
  const codes = new Map(rows.map(({ paymentId, code }) => [paymentId, code]))
  return (paymentId) => codes.get(paymentId) ?? ''
}
