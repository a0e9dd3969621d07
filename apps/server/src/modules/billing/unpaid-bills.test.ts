import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCharge } from '#demo/a-charge.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { getCheckoutPage } from '#modules/checkout/get-checkout-page.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { aMaster } from '#test/a-master.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { billMonths } from './bill-months.job.ts'
import { contestCharge } from './contest-charge.ts'

let world: TestApp
let master: ReturnType<typeof aMaster>
let stall: Stall
let chargeId: string
let adminId: string

const billedCents = 49_900

/** One staff member in charge of bills, and one who is not. */
beforeAll(async () => {
  world = await createTestApp()
  master = aMaster(world, world.platformId)
  stall = await aStall(world)
  await inScope(world.app, world.platformId, async (scope) => {
    const admin = { roles: ['ADMIN' as const], permissions: [...adminPermissions] }
    adminId = (await aPerson(scope, { name: 'Renato Siqueira', email: 'renato@equipe.example', ...admin })).id
    await aPerson(scope, {
      name: 'Lia Prado',
      email: 'lia@equipe.example',
      roles: ['ADMIN'],
      permissions: ['isSalesAvailable'],
    })
  })
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

/** A bill that is due at once. */
beforeEach(async () => {
  chargeId = await inScope(world.app, world.platformId, aCharge)
})
afterEach(async () => {
  for (const { id, state } of await master.charges())
    if (state === 'OPEN' || state === 'OVERDUE') await master.cancel(id)
  await world.owner`delete from mails`
})

const daysLater = async (days: number) => {
  world.clock.advance({ days })
  await billMonths(world.app, world.platformId)
}
const contest = () =>
  callAs(world, { userId: adminId, role: 'ADMIN' })(contestCharge, { chargeId, reason: 'Mês repetido' })
const standing = async () => {
  const charge = (await master.charges()).find(({ id }) => id === chargeId)
  return [charge?.state, charge?.noticeStep]
}
const page = () => getCheckoutPage(world.app, world.platformId, stall.offer.id)
const mails = async () =>
  (
    await world.owner`
      select recipient, subject from mails where recipient like '%@equipe.example' order by created_at`
  ).map(({ recipient, subject }) => `${recipient}: ${subject}`)

describe('an unpaid bill', () => {
  test('sends two warnings to the staff in charge, a week apart; then new sales stop, and sellers still withdraw', async () => {
    const payee = await aPayee(world)
    const cashier = await aCashier(world)
    await stall.sell()
    await daysLater(1)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await daysLater(6)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await daysLater(1)
    await stall.sell()
    expect(await standing()).toEqual(['OVERDUE', 'LAST_WARNING'])
    await daysLater(7)
    expect(await standing()).toEqual(['OVERDUE', 'SUSPENDED'])
    await expect(stall.sell()).rejects.toMatchObject({ code: 'offer_unavailable' })
    await expect(page()).rejects.toMatchObject({ code: 'offer_unavailable' })
    const withdrawalId = await payee.request(50_000)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    expect((await readWithdrawal(world, world.platformId, withdrawalId)).state).toBe('SENT')
    expect(await mails()).toEqual([
      'renato@equipe.example: A fatura da operadora venceu',
      'renato@equipe.example: Último aviso: as vendas serão suspensas',
      'renato@equipe.example: As vendas da plataforma foram suspensas',
    ])
  })

  test('skips no warning after a month without a run', async () => {
    await daysLater(40)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await daysLater(0)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await stall.sell()
  })

  test('lets sales resume once it is paid, unless another bill is still unpaid', async () => {
    const other = await inScope(world.app, world.platformId, aCharge)
    for (const days of [1, 7, 7]) await daysLater(days)
    await master.pay(chargeId, billedCents)
    await expect(stall.sell()).rejects.toMatchObject({ code: 'offer_unavailable' })
    await master.pay(other, billedCents)
    await stall.sell()
    expect((await page()).page.offerId).toBe(stall.offer.id)
    expect(await mails()).toContain('renato@equipe.example: As vendas da plataforma foram retomadas')
  })

  test('lets sales resume when two bills are paid at the same moment', async () => {
    const other = await inScope(world.app, world.platformId, aCharge)
    for (const days of [1, 7, 7]) await daysLater(days)
    await Promise.all([master.pay(chargeId, billedCents), master.pay(other, billedCents)])
    await stall.sell()
  })

  test('can be postponed, which ends the suspension and starts the notices again', async () => {
    for (const days of [1, 7, 7]) await daysLater(days)
    const today = dayInSaoPaulo(world.clock.now())
    await expect(master.postpone(chargeId, addDays(today, -1))).rejects.toMatchObject({
      code: 'date_in_past',
    })
    await master.postpone(chargeId, addDays(today, 12))
    expect(await standing()).toEqual(['OPEN', null])
    await stall.sell()
    await daysLater(15)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
  })
})

describe('a contested bill', () => {
  test('waits for the answer; if it is upheld, its notices go on a week later', async () => {
    await daysLater(1)
    await contest()
    await expect(contest()).rejects.toMatchObject({ code: 'record_changed' })
    await daysLater(30)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await master.uphold(chargeId)
    await expect(master.uphold(chargeId)).rejects.toMatchObject({ code: 'record_changed' })
    await daysLater(6)
    expect(await standing()).toEqual(['OVERDUE', 'OVERDUE'])
    await daysLater(1)
    expect(await standing()).toEqual(['OVERDUE', 'LAST_WARNING'])
    expect(await mails()).toContain('renato@equipe.example: A contestação da fatura foi recusada')
  })

  test('is answered by an adjustment, whose reason the platform reads', async () => {
    await contest()
    await master.adjust(chargeId, 49_900, -9_900)
    const charge = (await master.charges()).find(({ id }) => id === chargeId)
    expect(charge).toMatchObject({
      amountCents: 40_000,
      contestReason: 'Mês repetido',
      contestAnswer: 'ADJUSTED',
      contestAnswerReason: 'Contado duas vezes',
    })
    expect(await mails()).toEqual(['renato@equipe.example: A fatura contestada foi ajustada'])
  })

  test('can be contested only by its own platform', async () => {
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    await contest()
    await expect(aMaster(world, neighbour.platformId).uphold(chargeId)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
