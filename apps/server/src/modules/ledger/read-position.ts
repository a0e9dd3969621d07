import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'
import { lastClosed } from './days/last-closed.ts'

export type Position = {
  /** Money owed to sellers and partners, by account. */
  owed: {
    pendingCents: Cents
    availableCents: Cents
    reserveCents: Cents
    withdrawingCents: Cents
    heldCents: Cents
    managersCents: Cents
    /** Refunds under way, and money without a known sale. */
    buyersCents: Cents
    totalCents: Cents
  }
  atAcquirers: { balanceCents: Cents; receivableCents: Cents; totalCents: Cents }
  accounts: { accountId: string; balanceCents: Cents; receivableCents: Cents }[]
  /** People with a debt. */
  debtors: { count: number; cents: Cents }
}

/**
 * Money owed by the platform compared with its money at the acquirers, in one currency, by the books.
 * Accounts that authorise spending have a stored balance; pending money is in its lots; the few shared
 * accounts are read from their last closed day on.
 */
export async function readPosition(scope: Scope, currency: Currency): Promise<Position> {
  const [purses, lots, shared] = await Promise.all([
    pursesOf(scope, currency),
    lotsOf(scope, currency),
    sharedOf(scope, currency),
  ])
  const inPurse = (purse: string, kind: string) =>
    0 - Number(purses.find((row) => row.purse === purse && row.kind === kind)?.cents ?? 0)
  const inLots = (isManagers: boolean, kind: string) =>
    Number(lots.find((row) => row.is_managers === isManagers && row.kind === kind)?.cents ?? 0)
  const debts = purses.filter(({ kind }) => kind === 'debt')
  const accounts = acquirersOf(shared)
  const sumOf = (read: (account: (typeof accounts)[number]) => number) =>
    accounts.reduce((sum, account) => sum + read(account), 0)
  const owed = {
    pendingCents: inLots(false, 'RELEASE'),
    availableCents: inPurse('user', 'available'),
    reserveCents: inLots(false, 'RESERVE'),
    withdrawingCents: inPurse('user', 'withdrawing'),
    heldCents: inPurse('user', 'held'),
    managersCents:
      inLots(true, 'RELEASE') +
      inLots(true, 'RESERVE') +
      inPurse('manager', 'available') +
      inPurse('manager', 'withdrawing') +
      inPurse('manager', 'held'),
    buyersCents: shared.reduce(
      (sum, { code, cents }) => (code.startsWith('acquirer:') ? sum : sum - Number(cents)),
      0,
    ),
  }
  const balanceCents = sumOf((account) => account.balanceCents)
  const receivableCents = sumOf((account) => account.receivableCents)
  return {
    owed: { ...owed, totalCents: Object.values(owed).reduce((sum, cents) => sum + cents, 0) },
    atAcquirers: { balanceCents, receivableCents, totalCents: balanceCents + receivableCents },
    accounts,
    debtors: {
      count: debts.reduce((sum, { owing }) => sum + Number(owing), 0),
      cents: debts.reduce((sum, { cents }) => sum + Number(cents), 0),
    },
  }
}

function pursesOf({ tx, platformId }: Scope, currency: Currency) {
  return tx.execute<{ purse: string; kind: string; cents: string; owing: string }>(sql`
    select split_part(code, ':', 1) as purse, split_part(code, ':', 3) as kind,
      coalesce(sum(balance_cents), 0) as cents, count(*) filter (where balance_cents > 0) as owing
    from ledger_accounts
    where platform_id = ${platformId} and currency = ${currency} and is_locked
    group by 1, 2`)
}

function lotsOf({ tx, platformId }: Scope, currency: Currency) {
  return tx.execute<{ is_managers: boolean; kind: string; cents: string }>(sql`
    select role = 'MANAGER' as is_managers, kind, sum(amount_cents) as cents
    from balance_lots
    where platform_id = ${platformId} and currency = ${currency} and state = 'PENDING'
    group by 1, 2`)
}

type SharedAccount = { code: string; cents: string }

/** By their whole codes, since `like` is not leakproof: under row-level security every account would be read. */
function sharedOf({ tx, platformId }: Scope, currency: Currency) {
  return tx.execute<SharedAccount>(sql`
    select a.code, closed.balance_cents + coalesce((
      select sum(e.amount_cents) from ledger_entries e
      where e.platform_id = ${platformId} and e.account_id = a.id and e.posted_at >= closed.ends_at), 0) as cents
    from ledger_accounts a
    cross join lateral (${lastClosed(sql`${platformId}`)}) closed
    where a.platform_id = ${platformId} and a.currency = ${currency}
      and a.code = any(array['buyer:refunds_due', 'suspense'] || array(
        select 'acquirer:' || id || ':' || kind from provider_accounts, unnest(array['balance', 'receivable']) as kind
        where platform_id = ${platformId}))`)
}

function acquirersOf(shared: readonly SharedAccount[]): Position['accounts'] {
  const ofAcquirers = shared.flatMap(({ code, cents }) => {
    const [owner, accountId, kind] = code.split(':')
    return owner === 'acquirer' && accountId !== undefined ? [{ accountId, kind, cents: Number(cents) }] : []
  })
  return [...Map.groupBy(ofAcquirers, ({ accountId }) => accountId)].map(([accountId, rows]) => ({
    accountId,
    balanceCents: rows.find(({ kind }) => kind === 'balance')?.cents ?? 0,
    receivableCents: rows.find(({ kind }) => kind === 'receivable')?.cents ?? 0,
  }))
}
