import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { type Entry, isLockedAccount, type PostingRule } from './posting-rules.ts'

export type JournalToPost = {
  rule: PostingRule
  /** Names the fact. Posting the same fact again does nothing, so a repeated event cannot move money twice. */
  key: string
  paymentId: string | null
  currency: Currency
  entries: readonly Entry[]
}

/**
 * The only writer of journals and entries, in two statements: the first opens missing accounts, the second writes the journal with its
 * entries, whose trigger in `wall.sql` moves the stored balance of the accounts that authorise spending. Both lock in a fixed order, so
 * that two journals cannot wait for each other. Answers false when the fact was posted before.
 */
export async function post({ tx, platformId, now }: Scope, journal: JournalToPost): Promise<boolean> {
  const entries = mergeByAccount(journal.entries)
  const total = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  invariant(total === 0, `journal ${journal.key} sums to ${total}`)
  invariant(entries.length > 0, `journal ${journal.key} has no entries`)

  const codes = sql.param(entries.map(({ account }) => account))
  const amounts = sql.param(entries.map(({ amountCents }) => amountCents))
  const lockedCodes = sql.param(entries.map(({ account }) => account).filter(isLockedAccount))

  await tx.execute(sql`
    insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${platformId}, code, ${journal.currency}, code = any(${lockedCodes}::text[])
    from unnest(${codes}::text[]) as wanted (code)
    order by code
    on conflict (platform_id, code, currency) do nothing`)

  const posted = await tx.execute(sql`
    with wanted as (
      select a.id, w.amount
      from unnest(${codes}::text[], ${amounts}::bigint[]) as w (code, amount)
      join ledger_accounts a on a.platform_id = ${platformId} and a.code = w.code and a.currency = ${journal.currency}
    ), journal as (
      insert into ledger_journals (platform_id, rule, key, payment_id, posted_at)
      values (${platformId}, ${journal.rule}, ${journal.key}, ${journal.paymentId}, ${now.toISOString()})
      on conflict (platform_id, key) do nothing returning id
    ), entries as (
      insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency)
      select ${platformId}, journal.id, wanted.id, wanted.amount, ${journal.currency} from wanted, journal
    )
    select id from journal`)
  return posted.length === 1
}

function mergeByAccount(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, number>()
  for (const { account, amountCents } of entries) sums.set(account, (sums.get(account) ?? 0) + amountCents)
  return [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }))
}
