import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, asc, eq, gt, inArray, like, lte, or } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { AccountingRegime } from '../../../db/schema/accounting.ts'
import { users } from '../../../db/schema/accounts.ts'
import { providerAccounts } from '../../../db/schema/acquirers.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '../../../db/schema/ledger.ts'
import { orders } from '../../../db/schema/orders.ts'
import { payments } from '../../../db/schema/payments.ts'
import { inReplicaScope, type Scope } from '../../../scope.ts'
import { type AccountKindName, accountKindOf, accounts } from '../../ledger/account-kinds.ts'
import type { PostingRule } from '../../ledger/posting-rules.ts'
import type { BookDays } from './find-book-days.ts'

export type BookLine = {
  at: Date
  journalId: number
  rule: PostingRule
  account: AccountKindName
  /** The person or the acquirer whose account it is. */
  holder: string
  orderCode: string
  amountCents: Cents
  currency: Currency
}

const linesOfAPage = 1_000

/** Where money really lies: at acquirers, and what was paid from the platform's own bank. */
export const isCashAccount = or(
  like(ledgerAccounts.code, 'acquirer:%'),
  eq(ledgerAccounts.code, accounts.platformPaidOutside),
)

/** Every line of the closed days in the order in which it was written, a page in a transaction of its own. */
export async function* readBookLines(
  app: App,
  platformId: string,
  { afterId, lastId, regime }: BookDays & { regime: AccountingRegime },
): AsyncGenerator<BookLine> {
  for (let cursor = afterId; ; ) {
    const page = await inReplicaScope(app, platformId, (scope) => readPage(scope, { cursor, lastId, regime }))
    yield* page.lines
    if (page.cursor === null) return
    cursor = page.cursor
  }
}

async function readPage(
  scope: Scope,
  { cursor, lastId, regime }: { cursor: number; lastId: number; regime: AccountingRegime },
): Promise<{ lines: BookLine[]; cursor: number | null }> {
  const rows = await scope.tx
    .select({
      id: ledgerEntries.id,
      amountCents: ledgerEntries.amountCents,
      currency: ledgerEntries.currency,
      entryPaymentId: ledgerEntries.paymentId,
      journalId: ledgerJournals.id,
      at: ledgerJournals.postedAt,
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
        gt(ledgerEntries.id, cursor),
        lte(ledgerEntries.id, lastId),
        regime === 'CASH' ? isCashAccount : undefined,
      ),
    )
    .orderBy(asc(ledgerEntries.id))
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
    cursor: rows.length < linesOfAPage ? null : (rows.at(-1)?.id ?? null),
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
