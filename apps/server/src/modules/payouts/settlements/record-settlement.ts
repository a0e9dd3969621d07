import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import { requireAccount } from '#modules/acquirers/accounts/require-account.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { readAcquirerBooks } from './read-acquirer-books.ts'
import type { SettlementInput } from './settlement.input.ts'

/**
 * Books a settlement: the acquirer's debt becomes our balance there. More than the debt in our books is
 * refused: a sale is then missing in the books, and a person has to find it first. Returns false for a
 * settlement recorded before.
 */
export async function recordSettlement(
  caller: Caller,
  { accountId, reference, currency, amountCents }: SettlementInput,
): Promise<{ isNew: boolean }> {
  const { tx, session, ip } = caller
  await requireAccount(caller, accountId)
  // Serialises settlements of an account, so that two statements do not settle the same debt.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settlement ${accountId}`}, 0))`)
  const key = `acquirer.settled:${accountId}:${currency}:${reference}`
  const recorded = await findRecorded(caller, key)
  if (recorded !== null) {
    if (recorded !== amountCents) throw new AppError('record_changed', { field: 'amountCents' })
    return { isNew: false }
  }
  const books = await readAcquirerBooks(caller)
  const owed = books.find((each) => each.accountId === accountId && each.currency === currency)
  if (!owed || owed.receivableCents < amountCents)
    throw new AppError('balance_insufficient', { field: 'amountCents' })
  await post(caller, {
    rule: 'acquirer.settled',
    key,
    subject: null,
    currency,
    entries: transfer(
      accounts.acquirerBalance(accountId),
      accounts.acquirerReceivable(accountId),
      amountCents,
    ),
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'settlement.recorded',
      subject: accountId,
      detail: { reference, currency, amountCents },
    },
  )
  return { isNew: true }
}

/** The amount recorded for this settlement; null if it is not recorded. */
async function findRecorded({ tx, platformId }: Caller, key: string): Promise<number | null> {
  const [row] = await tx.execute<{ cents: string }>(sql`
    select max(e.amount_cents) as cents from ledger_journals j
    join ledger_entries e on e.platform_id = ${platformId} and e.journal_id = j.id
    where j.platform_id = ${platformId} and j.key = ${key}`)
  return row?.cents == null ? null : Number(row.cents)
}
