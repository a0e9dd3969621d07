import { randomUUID } from 'node:crypto'
import { decodeBrCode } from '@balcao/domain/payments/br-code'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { allocateSuspense } from '#modules/payments/cases/allocate-suspense.ts'
import { bookRefund } from '#modules/payments/core/book-refund.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { aMaster } from '#test/a-master.ts'
import { aStall } from '#test/a-stall.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { billMonths } from './bill-months.job.ts'
import { contractInput } from './billing.input.ts'
import { getCharge } from './get-charge.ts'
import { previewBill } from './preview-bill.ts'

let world: TestApp
let master: ReturnType<typeof aMaster>

/**
 * Each story has its own world, because a bill counts all sales of the platform in a month. It starts on 13
 * March 2030.
 */
beforeEach(async () => {
  world = await createTestApp()
  master = aMaster(world, world.platformId)
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

const terms = { fromMonth: '2030-03', fixedCents: 30_000, basisPoints: 100, minimumCents: 0, dueDays: 10 }

const closeBooks = async () => {
  await closeDays(world.app, world.platformId)
}
const run = async () => {
  await closeBooks()
  await billMonths(world.app, world.platformId)
}

const summary = async () =>
  (await master.charges()).map(({ month, volumeCents, amountCents, state }) => [
    month,
    volumeCents,
    amountCents,
    state,
  ])

describe('a month', () => {
  test('is billed when it is over: the fixed part and a percentage of its sales, less refunds', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    const [refunded] = [await stall.sell(), await stall.sell(), await stall.sell()]
    await stall.tell(refunded ?? '', 'REFUNDED')
    await run()
    expect(await summary()).toEqual([])
    world.clock.advance({ days: 19 })
    const before = await readBooks(world)
    await run()
    expect(await summary()).toEqual([['2030-03', 20_000, 30_200, 'OPEN']])
    expect(await readBooks(world)).toEqual({
      ...before,
      'platform:cost': (before['platform:cost'] ?? 0) + 30_200,
      'operator:charge': -30_200,
    })
    await run()
    expect(await summary()).toHaveLength(1)
  })

  test('that is not over is previewed with the sales so far', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    await stall.sell()
    expect(await master.call(previewBill, undefined)).toMatchObject({
      month: '2030-03',
      isClosed: false,
      lines: [{ volumeCents: 10_000, amountCents: 30_100 }],
    })
  })

  test('that was the platform’s first can be billed by a first contract signed later', async () => {
    await world.owner`update platforms set created_at = ${world.clock.now()}`
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 30 })
    await expect(master.agree({ ...terms, fromMonth: '2030-02' })).rejects.toMatchObject({
      code: 'month_billed',
    })
    await master.agree(terms)
    await run()
    expect(await summary()).toEqual([['2030-03', 10_000, 30_100, 'OPEN']])
    await expect(master.agree(terms)).rejects.toMatchObject({ code: 'month_billed' })
  })

  test('counts each sale on its date in the books, not in the order of writing', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 19 })
    await stall.sell()
    await world.owner`with moved as (
        update ledger_journals set posted_at = '2030-04-01T02:59:59.999Z' where id = (select max(id) from ledger_journals) returning id, posted_at)
      update ledger_entries e set posted_at = moved.posted_at from moved where e.journal_id = moved.id`
    const told = world.clock.now()
    await world.owner`update payments set paid_at = '2030-04-01T02:59:59.999Z' where paid_at = ${told}`
    await world.owner`update balance_lots set release_at = '2030-04-01T02:59:59.999Z' where release_at = ${told}`
    await run()
    expect((await summary())[0]).toEqual(['2030-03', 20_000, 30_200, 'OPEN'])
  })

  test('counts refunds of sales, but no refund of an overpayment', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    const [overpaid, refunded] = [await stall.sell(), await stall.sell()]
    await stall.tell(overpaid, 'APPROVED', { paidCents: 20_000 })
    await stall.within((scope) =>
      allocateSuspense(
        scope,
        overpaid,
        { key: 'once', to: 'REFUND', amountCents: 10_000 },
        theProduct,
        'paid twice',
      ),
    )
    await stall.tell(overpaid, 'APPROVED', { refundedCents: 10_000 })
    await stall.within((scope) => bookRefund(scope, refunded, { key: 'part', amountCents: 4_000 }))
    await stall.tell(refunded, 'APPROVED', { refundedCents: 4_000 })
    world.clock.advance({ days: 19 })
    await run()
    expect(await summary()).toEqual([['2030-03', 16_000, 30_160, 'OPEN']])
  })

  test('waits until its last day is closed, and later sales belong to the next month', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 19 })
    await stall.sell()
    await billMonths(world.app, world.platformId)
    expect(await summary()).toEqual([])
    await run()
    expect(await summary()).toEqual([['2030-03', 10_000, 30_100, 'OPEN']])
    world.clock.advance({ days: 30 })
    await run()
    expect((await summary())[0]).toEqual(['2030-04', 10_000, 30_100, 'OPEN'])
  })

  test('that was missed is billed later, each month by the terms of its time', async () => {
    await master.agree(terms)
    await master.agree({ ...terms, fromMonth: '2030-05', fixedCents: 10_000, minimumCents: 25_000 })
    world.clock.advance({ days: 100 })
    await run()
    expect(
      new Map(
        (await master.charges()).map(({ month, amountCents, topUpCents }) => [
          month,
          [amountCents, topUpCents],
        ]),
      ),
    ).toEqual(
      new Map([
        ['2030-03', [30_000, 0]],
        ['2030-04', [30_000, 0]],
        ['2030-05', [25_000, 15_000]],
      ]),
    )
  })

  test('without a contract costs nothing, and a past month cannot be contracted', async () => {
    await expect(master.agree({ ...terms, fromMonth: '2030-02' })).rejects.toMatchObject({
      code: 'month_billed',
    })
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 60 })
    await run()
    expect(await summary()).toEqual([])
  })

  test('that costs nothing gets a bill that is already paid', async () => {
    await master.agree({ ...terms, fixedCents: 0 })
    world.clock.advance({ days: 19 })
    await run()
    expect(await summary()).toEqual([['2030-03', 0, 0, 'PAID']])
  })

  test('is billed once by many runs in two processes', async () => {
    await master.agree(terms)
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 60 })
    await closeBooks()
    await inAnotherProcess(world, async (other) => {
      await Promise.all([world.app, other, world.app, other].map((app) => billMonths(app, world.platformId)))
    })
    expect(await summary()).toHaveLength(2)
  })

  test.each(['before', 'after'] as const)(
    'is billed once even if the worker dies just %s any commit',
    async (moment) => {
      await master.agree(terms)
      const deaths = await dieEverywhere(world.app, moment, async (dying) => {
        world.clock.advance({ days: 31 })
        await closeBooks()
        const known = (await master.charges()).length
        const work = () => billMonths(dying, world.platformId)
        await work().catch(work)
        expect((await master.charges()).length).toBe(known + 1)
      })
      expect(deaths).toBeGreaterThan(2)
    },
  )
})

describe('a bill', () => {
  const billed = async (more = {}) => {
    await master.agree({ ...terms, ...more })
    world.clock.advance({ days: 19 })
    await run()
    const [charge] = await master.charges()
    return charge?.id ?? ''
  }

  test('is overdue after its date, and paid once', async () => {
    const chargeId = await billed()
    world.clock.advance({ days: 10 })
    await run()
    expect((await master.charges())[0]?.state).toBe('OPEN')
    world.clock.advance({ days: 1 })
    await run()
    expect((await master.charges())[0]?.state).toBe('OVERDUE')
    const presses = await Promise.allSettled([1, 2, 3].map(() => master.pay(chargeId, 30_000)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(master.cancel(chargeId)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await readBooks(world)).toEqual({ 'platform:cost': 30_000, 'platform:paid_outside': -30_000 })
    const audit = await world.owner`select action, reason from audit_log where subject = ${chargeId}`
    expect(audit).toEqual([{ action: 'charge.paid', reason: 'Extrato de 3 de abril' }])
  })

  test('has a Pix code of its amount, under the key of its contract, while it waits', async () => {
    const chargeId = await billed({ pixKey: ' 529.982.247-25 ' })
    const code = async () =>
      (await inScope(world.app, world.platformId, (scope) => getCharge(scope, { chargeId }))).pixCode
    const txid = chargeId.replaceAll('-', '').slice(0, 25)
    expect(decodeBrCode((await code()) ?? '')).toMatchObject({
      key: '52998224725',
      amountCents: 30_000,
      txid,
    })
    await master.adjust(chargeId, 30_000, 5_000)
    expect(decodeBrCode((await code()) ?? '')).toMatchObject({ amountCents: 35_000 })
    await master.pay(chargeId, 35_000)
    expect(await code()).toBeNull()
  })

  test.each(['chave', '529.982.247-26', 'ana@'])('cannot be paid by the invalid Pix key %s', (pixKey) => {
    const given = { platformId: world.platformId, ...terms, pixKey }
    expect(contractInput.safeParse(given).error?.issues.map(({ path }) => path)).toEqual([['pixKey']])
  })

  test('cannot be marked as paid with an outdated amount: a later adjustment is still owed', async () => {
    const chargeId = await billed()
    await master.adjust(chargeId, 30_000, 5_000)
    await expect(master.pay(chargeId, 30_000)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await summary()).toEqual([['2030-03', 0, 35_000, 'OPEN']])
    await master.pay(chargeId, 35_000)
    expect(await readBooks(world)).toEqual({ 'platform:cost': 35_000, 'platform:paid_outside': -35_000 })
  })

  test('is made for the month in which its platform ended, and for none after it', async () => {
    await master.agree(terms)
    await world.owner`update platforms set closed_at = ${world.clock.now()}`
    world.clock.advance({ days: 100 })
    await run()
    expect(await summary()).toEqual([['2030-03', 0, 30_000, 'OPEN']])
    expect(await master.call(previewBill, undefined)).toBeNull()
  })

  test('made by mistake is canceled, and its month is not billed again', async () => {
    const chargeId = await billed()
    await master.cancel(chargeId)
    await run()
    expect(await summary()).toEqual([['2030-03', 0, 30_000, 'CANCELED']])
    expect(await readBooks(world)).toEqual({})
  })

  test('whose volume differs from the books of its month is found by the audit', async () => {
    const chargeId = await billed()
    await world.owner`update charges set volume_cents = volume_cents + 1 where id = ${chargeId}`
    expect(await brokenInvariants(world)).toMatchObject([{ oracle: 'BILLS' }])
    await world.owner`update charges set volume_cents = volume_cents - 1 where id = ${chargeId}`
  })

  test('whose state was changed by hand is found by the audit', async () => {
    const chargeId = await billed()
    await world.owner`update charges set state = 'PAID' where id = ${chargeId}`
    expect(await brokenInvariants(world)).toMatchObject([{ oracle: 'CHARGES' }])
    await world.owner`update charges set state = 'OPEN' where id = ${chargeId}`
  })
})

test('each platform has its own contract, its own sales and its own bills', async () => {
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const theirs = aMaster(world, neighbour.platformId)
  await master.agree(terms)
  await theirs.agree({ ...terms, fixedCents: 99_900 })
  const stall = await aStall(world)
  await stall.sell()
  world.clock.advance({ days: 19 })
  await run()
  await billMonths(world.app, neighbour.platformId)
  expect(await summary()).toEqual([['2030-03', 10_000, 30_100, 'OPEN']])
  const [bill] = await theirs.charges()
  expect([bill?.volumeCents, bill?.amountCents]).toEqual([0, 99_900])
  await expect(master.pay(bill?.id ?? '', 99_900)).rejects.toMatchObject({ code: 'not_found' })
})
