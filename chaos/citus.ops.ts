import { expect, test } from 'vitest'
import { headline } from './plan.ts'
import { runChaos } from './run-chaos.ts'
import { type ChaosCitus, startCitusDatabase } from './start-citus-database.ts'

test('a thousand purchases on Citus while workers, the coordinator and the product are killed: no sale lost or charged twice', async () => {
  let citus: ChaosCitus | undefined
  const plan = {
    ...headline,
    purchases: 1_000,
    renewals: 50,
    withdrawals: 200,
    payees: 8,
    killEverySeconds: 0,
    restartEverySeconds: 0,
    killEveryPurchases: 200,
    restartEveryPurchases: 150,
    leastRestarts: 3,
  }
  const { wrong, ...figures } = await runChaos(plan, {
    say: console.log,
    openDatabase: async () => (citus = await startCitusDatabase()),
  })
  console.table(figures)
  expect(wrong).toEqual([])
  expect(figures.purchases).toBeGreaterThanOrEqual(plan.purchases)
  expect(figures.withdrawals).toBe(plan.withdrawals)
  expect(citus?.crashes.coordinator).toBeGreaterThan(0)
  expect(citus?.crashes.workers).toBeGreaterThan(1)
}, 3_600_000)
