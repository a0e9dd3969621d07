import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, approvedCard, refusedCard } from '#demo/a-purchase.ts'
import { aBankAccount, aWithdrawal } from '#demo/a-withdrawal.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let stall: Stall
let neighbourId: string
let master: ReturnType<typeof appRouter.createCaller>['master']

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  neighbourId = neighbour.platformId
  stall = await aStall(world)
  const browser = aBrowser(world)
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  master = appRouter.createCaller(browser.context).master
})
afterAll(() => world.stop())

const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000)

test('the dashboard shows each acquirer’s card approval of the last day, on all platforms together', async () => {
  const approval = async () => (await master.platforms.overview({})).approval
  expect(await approval()).toEqual([])
  const pay = (cardNumber: string) =>
    aPurchase(world.app, world.platformId, {
      offerId: stall.offer.id,
      method: 'CREDIT_CARD',
      email: `${randomUUID()}@compradora.example`,
      cardNumber,
    })
  for (const card of [approvedCard, approvedCard, refusedCard]) await pay(card)
  expect(await approval()).toMatchObject([{ provider: 'HAWKPAY', approved: 2, declined: 1 }])
  await world.owner`update payments set created_at = ${minutesAgo(25 * 60)} where method = 'CREDIT_CARD'`
  expect(await approval()).toEqual([])
})

test('platforms are filtered by their state', async () => {
  const namesOf = async (state: 'ACTIVE' | 'SUSPENDED') =>
    (await master.platforms.list({ state })).rows.map(({ platformId }) => platformId)
  expect(await namesOf('ACTIVE')).toContain(neighbourId)
  expect(await namesOf('SUSPENDED')).toEqual([])
  await world.owner`update platforms set sales_suspended_at = now() where platform_id = ${neighbourId}`
  expect(await namesOf('ACTIVE')).not.toContain(neighbourId)
  expect(await namesOf('SUSPENDED')).toEqual([neighbourId])
  await world.owner`update platforms set sales_suspended_at = null where platform_id = ${neighbourId}`
})

test('the dashboard shows stuck withdrawals: those that need a person, or were sent without a proof', async () => {
  const stuck = async () => {
    const { platforms } = await master.platforms.overview({})
    return [world.platformId, neighbourId].map(
      (id) => platforms.find(({ platformId }) => platformId === id)?.queues.stuckWithdrawals,
    )
  }
  const made = async (state: 'IN_REVIEW' | 'SENT') =>
    stall.within(async (scope) =>
      aWithdrawal(scope, {
        owner: { userId: stall.seller.id, purse: 'user' },
        bankAccount: await aBankAccount(scope, { userId: stall.seller.id }),
        state,
        providerAccountId: world.account.id,
      }),
    )
  await made('IN_REVIEW')
  const { id } = await made('SENT')
  expect(await stuck()).toEqual([1, 0])
  await world.owner`update withdrawals set person_needed = null where id = ${id}`
  expect(await stuck()).toEqual([0, 0])
  await world.owner`update withdrawals set sent_at = ${minutesAgo(31)} where id = ${id}`
  expect(await stuck()).toEqual([1, 0])
})

test('the page of one platform shows its standing by its own figures, and names no person', async () => {
  await aPurchase(world.app, world.platformId, {
    offerId: stall.offer.id,
    method: 'CREDIT_CARD',
    email: 'iara@compradora.example',
    cardNumber: approvedCard,
  })
  world.clock.advance({ minutes: 1 })
  const standing = await master.platforms.standing({ platformId: world.platformId })
  const { rows } = await master.platforms.list({})
  const own = rows.find(({ platformId }) => platformId === world.platformId)
  expect(standing.figures.current.grossCents).toBeGreaterThan(0)
  expect(own?.sold).toEqual([{ currency: 'BRL', cents: standing.figures.current.grossCents }])
  expect(standing.sellers).toEqual({ all: own?.sellers, selling: 1 })
  expect(standing.acquirers).toMatchObject([{ id: world.account.id, standing: 'WELL' }])
  expect(standing.queues).toMatchObject({ stuckWithdrawals: 1, quarantined: 0 })
  expect(JSON.stringify(standing)).not.toContain(stall.seller.id)
  const { sellers, figures } = await master.platforms.standing({ platformId: neighbourId })
  expect([sellers.selling, figures.current.grossCents]).toEqual([0, 0])
})
