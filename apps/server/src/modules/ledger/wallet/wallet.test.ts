import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { holdSale } from '#modules/payments/core/hold-sale.ts'
import { cancelWithdrawal } from '#modules/payouts/withdrawals/deciding/cancel-withdrawal.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getWalletEntry } from './get-wallet-entry.ts'
import { listHolds } from './list-holds.ts'
import { listReleases } from './list-releases.ts'
import { countWalletEntries, listWalletEntries, walletEntriesInput } from './list-wallet-entries.ts'
import { readWallet } from './read-wallet.ts'
import { walletFilters } from './wallet.input.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const asOwner = (person: { id: string }) => {
  const call = callAs(world, { userId: person.id, role: 'SELLER' })
  return {
    wallet: async () => (await call((caller) => readWallet(caller, caller.session), undefined)).purses[0],
    releases: () => call(listReleases, { currency: 'BRL' as const }),
    holds: () => call(listHolds, undefined),
    entries: (asked: object = {}) => call(listWalletEntries, walletEntriesInput.parse(asked)),
    count: (asked: object = {}) => call(countWalletEntries, walletFilters.parse(asked)),
    entry: (entryId: number) => call(getWalletEntry, { entryId }),
  }
}

/** Sum of all of a person's accounts in the books, with that person's sign. */
async function booksOf({ id }: { id: string }): Promise<number> {
  const [row] = await world.owner`select -coalesce(sum(e.amount_cents), 0) as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.code like ${`user:${id}:%`}`
  return Number(row?.cents)
}

/** A pending sale with a reserve, and a held sale. */
async function aBusyStall(): Promise<Stall> {
  const stall = await aStall(world, { releaseDays: 10, reserveBasisPoints: 1_000 })
  await stall.sell()
  const disputed = await stall.sell()
  await stall.within((scope) => holdSale(scope, disputed, { key: `hold:${disputed}`, reason: 'DISPUTE' }))
  return stall
}

describe('a wallet', () => {
  test('has five places that add up to the books, less the debt', async () => {
    const stall = await aBusyStall()
    const wallet = await asOwner(stall.seller).wallet()
    expect(wallet).toMatchObject({ currency: 'BRL', heldCents: 9_152, debtCents: 0 })
    expect(await asOwner(stall.seller).holds()).toMatchObject([{ reason: 'DISPUTE', amountCents: 9_152 }])
    expect(await asOwner(stall.affiliate).holds()).toEqual([])
    expect(wallet?.totalCents).toBe(await booksOf(stall.seller))
    const payee = await aPayee(world)
    await payee.request(30_000)
    const taken = await asOwner(payee).wallet()
    expect(taken).toMatchObject({ withdrawingCents: 30_199, totalCents: 100_000 })
    expect(taken?.totalCents).toBe(await booksOf(payee))
  })

  test('shows the releases on a calendar, whose sum is the pending balance', async () => {
    const stall = await aBusyStall()
    const { releases, wallet } = asOwner(stall.seller)
    const { days, later, today } = await releases()
    expect(days).toHaveLength(35)
    expect(days.some(({ day }) => day === today)).toBe(true)
    const sum = (kind: 'releaseCents' | 'reserveCents') =>
      days.reduce((cents, day) => cents + day[kind], later[kind])
    const { pendingCents, reserveCents } = (await wallet()) ?? {}
    expect([sum('releaseCents'), sum('reserveCents')]).toEqual([pendingCents, reserveCents])
    expect(pendingCents).toBeGreaterThan(0)
    expect(later.reserveCents).toBe(reserveCents)
  })
})

describe('a statement', () => {
  test('keeps the balance of each line when a category leaves lines out', async () => {
    const payee = await aPayee(world)
    const withdrawalId = await payee.request(10_000)
    await payee.call(cancelWithdrawal, { withdrawalId })
    await payee.request(20_000)
    const { entries, count } = asOwner(payee)
    const all = await entries()
    expect(await count()).toEqual({ count: all.rows.length, isMore: false })
    expect(all.rows.map(({ rule, amountCents, balanceCents }) => [rule, amountCents, balanceCents])).toEqual([
      ['withdrawal.requested', -20_199, 79_801],
      ['withdrawal.returned', 10_199, 100_000],
      ['withdrawal.requested', -10_199, 89_801],
      ['sale.restored', 100_000, 100_000],
    ])
    const taken = await entries({ category: 'CHARGEBACK' })
    expect(await count({ category: 'CHARGEBACK' })).toMatchObject({ count: 1 })
    expect(taken.rows.map(({ balanceCents }) => balanceCents)).toEqual([100_000])
    const second = await entries({ limit: 1, cursor: (await entries({ limit: 1 })).nextCursor })
    expect(second.rows.map(({ balanceCents }) => balanceCents)).toEqual([100_000])
  })

  test('is limited to a period, whether its days are closed or not', async () => {
    const payee = await aPayee(world)
    const { entries, count } = asOwner(payee)
    const from = world.clock.now().toISOString()
    world.clock.advance({ days: 3 })
    await world.drainJobs()
    await payee.request(10_000)
    const between = world.clock.now().toISOString()
    expect((await entries({ from, to: between })).rows.map(({ rule }) => rule)).toEqual(['sale.restored'])
    expect(await count({ from, to: between })).toMatchObject({ count: 1 })
    expect((await entries({ from: between })).rows.map(({ rule }) => rule)).toEqual(['withdrawal.requested'])
  })

  test('opens the journal of a line: the producer sees all shares, a partner their own', async () => {
    const stall = await aStall(world, { partners: ['affiliate', 'manager'], releaseDays: 10 })
    await stall.sell()
    const { entries, entry } = asOwner(stall.seller)
    const [line] = (await entries({ account: 'pending' })).rows
    expect(line?.sale).toMatchObject({ isOwn: true, buyerName: expect.any(String) })
    const journal = await entry(line?.entryId ?? 0)
    expect(journal).toMatchObject({ rule: 'sale.approved', isOwnSale: true })
    expect(journal.parties.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    const cents = Object.fromEntries(
      journal.parties.map(({ party, amountCents }) => [party.kind, amountCents]),
    )
    // The manager's commission is shown as part of the fee.
    expect(cents).toEqual({ ACQUIRER: -10_000, FEE: 848, PARTNER: 3_661, MINE: 5_491 })

    const partner = asOwner(stall.affiliate)
    const [share] = (await partner.entries({ account: 'pending' })).rows
    expect(share?.sale).toMatchObject({ isOwn: false, buyerName: null })
    expect((await partner.entry(share?.entryId ?? 0)).parties).toEqual([
      { party: { kind: 'OTHERS' }, amountCents: -3_661 },
      { party: { kind: 'MINE', account: 'pending' }, amountCents: 3_661 },
    ])
    await expect(partner.entry(line?.entryId ?? 0)).rejects.toMatchObject({ code: 'not_found' })
  })
})
