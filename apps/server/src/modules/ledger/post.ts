import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { defineStatement, type Inputs, tenant } from '#db/define-statement.ts'
import { violatedConstraint } from '#db/retryable.ts'
import { ledgerAccounts, ledgerEntries, type Subject } from '#db/schema/ledger.ts'
import type { Transaction } from '#db/transaction.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { type AccountKindName, accountKindOf, isLockedAccount } from './account-kinds.ts'
import type { Entry } from './entries.ts'
import { type PostingRule, postingRules } from './posting-rules.ts'

export type JournalToPost = {
  rule: PostingRule
  /**
   * Idempotency key of the fact. Posting it again does nothing, so a repeated event cannot move money twice.
   */
  key: string
  /** Record that a line of the statement links to; null if each entry names its own sale. */
  subject: { kind: Subject; id: string } | null
  currency: Currency
  entries: readonly Entry[]
}

/**
 * The only writer of journals and entries. One statement writes both, and a trigger in `wall.sql` moves the stored
 * balances of the accounts that authorise spending. If an account does not exist yet, that statement writes nothing; a
 * second statement opens the missing accounts, and the first is repeated. Both lock accounts in a fixed order, so that
 * two journals cannot deadlock. Returns false if the fact was posted before, and throws `balance_insufficient` if the
 * journal would overdraw an account.
 */
export function post(scope: Scope, journal: JournalToPost): Promise<boolean> {
  const { rule } = journal
  return scope.app.tracing.span('ledger post', { rule }, () => writeJournal(scope, journal))
}

async function writeJournal({ tx, platformId, now }: Scope, journal: JournalToPost): Promise<boolean> {
  const { rule, key, subject, currency } = journal
  const entries = mergeByAccount(journal.entries)
  const total = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  invariant(total === 0, `journal ${key} sums to ${total}`)
  invariant(entries.length > 0, `journal ${key} has no entries`)
  for (const entry of entries) invariant(isAllowed(rule, entry), `${rule} does not touch ${entry.account}`)

  const codes = entries.map(({ account }) => account)
  const open = () =>
    tx.later(
      openAccounts(tx, { codes: [...new Set(codes)], lockedCodes: codes.filter(isLockedAccount), currency }),
    )
  const row: JournalRow = {
    codes,
    amounts: entries.map(({ amountCents }) => amountCents),
    sales: entries.map(({ paymentId }) => paymentId ?? null),
    rule,
    key,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    postedAt: now.toISOString(),
    currency,
  }
  const write = () =>
    (tx.isDistributed ? insertApart(tx, row, platformId) : insertJournal(tx, row)).catch(refuseOverdraft)
  if (!tx.isDistributed && (await write()).length === 1) return true
  open()
  return (await write()).length === 1
}

type AccountsToOpen = { codes: string[]; lockedCodes: string[]; currency: Currency }

const openAccounts = defineStatement(
  (_db, given: Inputs<AccountsToOpen>) => sql`
    insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${tenant}, code, ${given.currency}, code = any(${given.lockedCodes}::text[])
    from unnest(${given.codes}::text[]) as wanted (code)
    order by code
    on conflict (platform_id, code, currency) do nothing`,
)

type JournalRow = {
  codes: string[]
  amounts: Cents[]
  sales: (string | null)[]
  rule: PostingRule
  key: string
  subjectKind: Subject | null
  subjectId: string | null
  postedAt: string
  currency: Currency
}

const insertJournal = defineStatement(
  (_db, given: Inputs<JournalRow>) => sql`
    with wanted as (
      select a.id, w.amount, w.sale
      from unnest(${given.codes}::text[], ${given.amounts}::bigint[], ${given.sales}::uuid[]) as w (code, amount, sale)
      join ledger_accounts a on a.platform_id = ${tenant} and a.code = w.code and a.currency = ${given.currency}
    ), journal as (
      insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
      select ${tenant}, ${given.rule}, ${given.key}, ${given.subjectKind}, ${given.subjectId}, ${given.postedAt}::timestamptz
      where (select count(*) from wanted) = cardinality(${given.codes}::text[])
      on conflict (platform_id, key) do nothing returning id, posted_at
    ), entries as (
      insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, payment_id, posted_at)
      select ${tenant}, journal.id, wanted.id, wanted.amount, ${given.currency}, wanted.sale, journal.posted_at from wanted, journal
    )
    select id from journal`,
)

const insertJournalAlone = defineStatement(
  (_db, given: Inputs<Omit<JournalRow, 'codes' | 'amounts' | 'sales' | 'currency'>>) => sql<{
    id: string
    at: string
  }>`
    insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
    values (${tenant}, ${given.rule}, ${given.key}, ${given.subjectKind}, ${given.subjectId}, ${given.postedAt})
    on conflict (platform_id, key) do nothing returning id, posted_at as at`,
)

const selectAccounts = defineStatement((db, given: Inputs<Pick<JournalRow, 'codes' | 'currency'>>) =>
  db
    .select({ id: ledgerAccounts.id, code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(
      and(
        sql`${ledgerAccounts.code} = any(${given.codes}::text[])`,
        eq(ledgerAccounts.currency, given.currency),
      ),
    ),
)

/** Writes one table after the other, for databases where one statement cannot write two (db/citus). */
async function insertApart(tx: Transaction, row: JournalRow, platformId: string): Promise<{ id: string }[]> {
  const { codes, amounts, sales, currency } = row
  const [[journal], accounts] = await Promise.all([
    insertJournalAlone(tx, row),
    selectAccounts(tx, { codes, currency }),
  ])
  if (!journal) return []
  const idOf = new Map(accounts.map(({ id, code }) => [code, id]))
  const entries = codes.map((code, place) => {
    const [accountId, amountCents] = [idOf.get(code), amounts[place]]
    invariant(accountId !== undefined && amountCents !== undefined, `account ${code} is missing`)
    return {
      platformId,
      journalId: Number(journal.id),
      accountId,
      amountCents,
      currency,
      paymentId: sales[place] ?? null,
      postedAt: new Date(journal.at),
    }
  })
  await tx.insert(ledgerEntries).values(entries)
  return [journal]
}

function refuseOverdraft(error: unknown): never {
  if (violatedConstraint(error) === 'ledger_accounts_floor')
    throw new AppError('balance_insufficient', {}, { cause: error })
  throw error
}

function isAllowed(rule: PostingRule, { account, amountCents }: Entry): boolean {
  const { debits, credits } = postingRules[rule]
  const side: readonly AccountKindName[] = amountCents > 0 ? debits : credits
  return side.includes(accountKindOf(account))
}

function mergeByAccount(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of entries) {
    const key = `${entry.account} ${entry.paymentId}`
    sums.set(key, { ...entry, amountCents: (sums.get(key)?.amountCents ?? 0) + entry.amountCents })
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0)
}
