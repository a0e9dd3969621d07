import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { accountKindOf, accounts } from '#modules/ledger/account-kinds.ts'
import type { PostingRule } from '#modules/ledger/posting-rules.ts'
import type { Caller } from '#rpc/caller.ts'
import { categoryOf, type WalletRule } from './category-rules.ts'
import { type WalletAccount, walletAccounts } from './wallet.input.ts'

/** One side of a journal, as far as a seller may see it. */
export type Party =
  | { kind: 'MINE'; account: WalletAccount }
  | { kind: 'PARTNER'; name: string }
  | { kind: 'FEE' | 'INTEREST' | 'ANTICIPATION' | 'EXCHANGE' | 'SPREAD' | 'ACQUIRER' | 'BUYER' | 'OTHERS' }

/**
 * The journal behind a line of the caller's statement: the event, and the parties of the money. Amounts have
 * the seller's sign: received is positive, given negative, and the sum is zero. Only the producer of a sale
 * sees the others by name.
 */
export async function getWalletEntry(caller: Caller, { entryId }: { entryId: number }) {
  const { tx, session } = caller
  const own = new Map(walletAccounts.map((name) => [accounts[name](session.userId), name]))
  const [line] = await tx
    .select({ entry: ledgerEntries, journal: ledgerJournals })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .where(and(eq(ledgerEntries.id, entryId), inArray(ledgerAccounts.code, [...own.keys()])))
  if (!line) throw new AppError('not_found')
  const { entry, journal } = line
  const paymentId = entry.paymentId ?? (journal.subjectKind === 'PAYMENT' ? journal.subjectId : null)
  const [entries, seesAll] = await Promise.all([
    tx
      .select({ code: ledgerAccounts.code, amountCents: ledgerEntries.amountCents })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(
        and(
          eq(ledgerEntries.journalId, journal.id),
          // A journal about many sales also contains the entries of the other sales, which are left out.
          entry.paymentId === null
            ? isNull(ledgerEntries.paymentId)
            : eq(ledgerEntries.paymentId, entry.paymentId),
        ),
      ),
    isProducer(caller, paymentId),
  ])
  const nameOf = seesAll ? await readNames(caller, entries) : new Map<string, string>()
  const rule = journal.rule as PostingRule
  return {
    entryId,
    at: journal.postedAt.toISOString(),
    rule: rule as WalletRule,
    category: categoryOf(rule),
    currency: entry.currency,
    amountCents: 0 - entry.amountCents,
    paymentId,
    isOwnSale: seesAll && paymentId !== null,
    withdrawalId: journal.subjectKind === 'WITHDRAWAL' ? journal.subjectId : null,
    anticipationId: journal.subjectKind === 'ANTICIPATION' ? journal.subjectId : null,
    parties: sumByParty(
      entries.map(({ code, amountCents }) => {
        const account = own.get(code)
        const party: Party = account
          ? { kind: 'MINE', account }
          : seesAll
            ? partyOf(code, nameOf)
            : { kind: 'OTHERS' }
        return { party, amountCents: 0 - amountCents }
      }),
    ),
  }
}

/** Without a sale only the caller's own money moves. */
async function isProducer({ tx, session }: Caller, paymentId: string | null): Promise<boolean> {
  if (paymentId === null) return true
  const [own] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.sellerId, session.userId)))
  return own !== undefined
}

/** A manager's commission is shown as part of the fee: only the platform may know it. */
function partyOf(code: string, nameOf: ReadonlyMap<string, string>): Party {
  const kind = accountKindOf(code)
  if (kind.startsWith('user:')) return { kind: 'PARTNER', name: nameOf.get(userIdOf(code)) ?? '' }
  if (kind === 'platform:fee' || kind.startsWith('manager:')) return { kind: 'FEE' }
  if (kind === 'platform:interest') return { kind: 'INTEREST' }
  if (kind === 'platform:anticipation') return { kind: 'ANTICIPATION' }
  if (kind === 'platform:exchange') return { kind: 'EXCHANGE' }
  if (kind === 'platform:spread') return { kind: 'SPREAD' }
  if (kind.startsWith('acquirer:')) return { kind: 'ACQUIRER' }
  if (kind === 'buyer:refunds_due') return { kind: 'BUYER' }
  return { kind: 'OTHERS' }
}

async function readNames({ tx }: Caller, entries: readonly { code: string }[]): Promise<Map<string, string>> {
  const ids = entries.filter(({ code }) => code.startsWith('user:')).map(({ code }) => userIdOf(code))
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...new Set(ids)])}::uuid[])`)
  return new Map(people.map(({ id, name }) => [id, name]))
}

function userIdOf(code: string): string {
  return code.split(':')[1] ?? ''
}

function sumByParty(parts: readonly { party: Party; amountCents: Cents }[]) {
  const sums = new Map<string, { party: Party; amountCents: Cents }>()
  for (const { party, amountCents } of parts) {
    const key = JSON.stringify(party)
    sums.set(key, { party, amountCents: (sums.get(key)?.amountCents ?? 0) + amountCents })
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0)
}
