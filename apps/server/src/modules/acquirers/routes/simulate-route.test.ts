import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { savePayoutAccount } from '#modules/payouts/routing/save-payout-account.ts'
import { simulatePayout } from '#modules/payouts/routing/simulate-payout.ts'
import { stopPayouts } from '#modules/payouts/routing/stop-payouts.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { listRouteVersions } from './list-route-versions.ts'
import { type RoutesInput, routeSimulationInput, routesInput } from './routes.input.ts'
import { saveRoutes } from './save-routes.ts'
import { simulateRoute } from './simulate-route.ts'

let world: TestApp
let staff: Cashier
let lumionId: string

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
  const lumion = await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'LUMION', methods: ['PIX', 'CREDIT_CARD'] }),
  )
  lumionId = lumion.id
})
afterAll(() => world.stop())

const simulate = (input: object) =>
  staff.call(simulateRoute, routeSimulationInput.parse({ method: 'PIX', amountCents: 10_000, ...input }))
const verdicts = async (input: object) =>
  (await simulate(input)).lines.map(({ verdict, unmet }) => [verdict, ...unmet].join(' '))

describe('a simulated sale', () => {
  test('follows the order of the accounts when there are no lines, and shows its cost', async () => {
    const { id } = world.account
    const cost = { fromInstallments: 1, basisPoints: 99, fixedCents: 10 }
    await staff.call(saveAcquirerCosts, { accountId: id, method: 'PIX', currency: 'BRL', rows: [cost] })
    expect(await simulate({})).toMatchObject({
      chosen: { accountId: id, costCents: 109 },
      lines: [
        { accountId: id, verdict: 'CHOSEN' },
        { accountId: lumionId, verdict: 'NEXT' },
      ],
    })
  })

  test('gives the unmet condition of each line, for an unsaved list too', async () => {
    const lines = [
      { accountId: lumionId, step: 1, rules: { minCents: 500_000 } },
      { accountId: world.account.id, step: 2 },
      { accountId: world.account.id, step: 3, rules: { maxCents: 20_000 } },
      { accountId: lumionId, step: 4 },
    ]
    expect(await verdicts({ lines })).toEqual(['UNMET minCents', 'CHOSEN', 'NAMED_BEFORE', 'NEXT'])
    expect(await verdicts({ lines, amountCents: 600_000 })).toEqual([
      'CHOSEN',
      'NEXT',
      'UNMET maxCents',
      'NAMED_BEFORE',
    ])
  })

  test('ends at a line without a charge', async () => {
    const lines = [
      { accountId: null, step: 1, rules: { maxCents: 10_000 } },
      { accountId: lumionId, step: 2 },
    ]
    expect(await simulate({ lines })).toMatchObject({ chosen: null })
    expect(await verdicts({ lines })).toEqual(['STOPS', 'PAST_STOP'])
  })

  test('skips a paused or resting account', async () => {
    const lines = [
      { accountId: lumionId, step: 1 },
      { accountId: world.account.id, step: 2 },
    ]
    const later = new Date(world.clock.now().getTime() + 10_000)
    await world.owner`insert into provider_circuits (platform_id, provider_account_id, method, sick_in_a_row, rests_until)
      values (${world.platformId}, ${lumionId}, 'PIX', 5, ${later})`
    expect(await verdicts({ lines })).toEqual(['RESTING', 'CHOSEN'])
    await world.owner`delete from provider_circuits`
    await world.owner`update provider_accounts set status = 'PAUSED' where id = ${lumionId}`
    expect(await verdicts({ lines })).toEqual(['CLOSED', 'CHOSEN'])
    await world.owner`update provider_accounts set status = 'ACTIVE' where id = ${lumionId}`
  })

  test('shows the shares of accounts in one step', async () => {
    const lines = [
      { accountId: lumionId, step: 1, weight: 70 },
      { accountId: world.account.id, step: 1, weight: 30 },
    ]
    const { lines: told } = await simulate({ lines })
    expect(told.map(({ sharePercent }) => sharePercent)).toEqual([70, 30])
  })
})

test('every saved list can be restored, with its author, reason and lines', async () => {
  const save = (input: Partial<RoutesInput>) =>
    staff.call(saveRoutes, routesInput.parse({ method: 'CREDIT_CARD', savedAt: null, lines: [], ...input }))
  const lines = [{ accountId: lumionId, step: 1, weight: 1, rules: {} }]
  const { savedAt } = await save({ lines, reason: 'Lumion primeiro' })
  world.clock.advance({ minutes: 1 })
  await save({ savedAt, reason: 'De volta' })
  const versions = await staff.call(listRouteVersions, { method: 'CREDIT_CARD' })
  expect(versions.map(({ reason, lines: saved }) => [reason, saved])).toEqual([
    ['De volta', []],
    ['Lumion primeiro', lines],
  ])
})

test('a simulated withdrawal names the paying account, and the reason why each other account does not pay', async () => {
  const limits = { priority: 0, status: 'ACTIVE', payoutMaxCents: 5_000, dailyMaxCents: null } as const
  await staff.call(savePayoutAccount, { providerAccountId: lumionId, ...limits })
  const pay = async (amountCents: number) => {
    const { lines } = await staff.call(simulatePayout, { kind: 'PIX', amountCents })
    return lines.map(({ verdict }) => verdict)
  }
  expect(await pay(5_000)).toEqual(['CHOSEN', 'NEXT'])
  expect(await pay(5_001)).toEqual(['TOO_LARGE', 'CHOSEN'])
  await staff.call(savePayoutAccount, { providerAccountId: lumionId, ...limits, status: 'PAUSED' })
  expect(await pay(5_000)).toEqual(['PAUSED', 'CHOSEN'])
  expect((await staff.call(simulatePayout, { kind: 'PIX', amountCents: 1 })).isStopped).toBe(false)
  await staff.call(stopPayouts, { reason: 'Golpe em andamento' })
  expect((await staff.call(simulatePayout, { kind: 'PIX', amountCents: 1 })).isStopped).toBe(true)
})
