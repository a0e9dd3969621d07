import { expect, test } from 'vitest'
import { small } from './plan.ts'
import { runChaos } from './run-chaos.ts'
import { type ChaosCluster, startCluster } from './start-cluster.ts'

test('primaries killed, frozen and cut off while 32 buyers buy and withdrawals leave: no sale lost or charged twice, sales again within 30 seconds', async () => {
  let cluster: ChaosCluster | undefined
  const plan = { ...small, buyersAtOnce: 32, killEveryPurchases: 0, restartEveryPurchases: 0 }
  const { wrong, ...figures } = await runChaos(
    { ...plan, restartEverySeconds: 5, leastRestarts: 3 },
    { say: console.log, openDatabase: async () => (cluster = await startCluster()) },
  )
  console.table(figures)
  console.table(cluster?.failovers)
  expect(wrong).toEqual([])
  expect(figures.purchases).toBeGreaterThanOrEqual(plan.purchases)
  expect(figures.withdrawals).toBe(plan.withdrawals)
  expect(new Set(cluster?.failovers.map(({ loss }) => loss))).toEqual(
    new Set(['killed', 'frozen', 'cut off']),
  )
  expect(figures.longestPauseSeconds).toBeLessThan(30)
}, 1_200_000)
