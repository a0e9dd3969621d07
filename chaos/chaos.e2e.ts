import { expect, test } from 'vitest'
import { small } from './plan.ts'
import { runChaos } from './run-chaos.ts'

test("sales, refunds, renewals and withdrawals match the acquirer's books to the cent under lost answers, killed processes and a crashed database", async () => {
  const { wrong, ...figures } = await runChaos(small)
  expect(wrong).toEqual([])
  expect(figures).toMatchObject({ purchases: small.purchases, withdrawals: small.withdrawals })
  expect(figures.paid).toBeGreaterThan(0)
  expect(figures.paidOut).toBeGreaterThan(0)
  expect(figures.refunds).toBeGreaterThan(0)
  expect(figures.renewals).toBeGreaterThanOrEqual(small.renewals)
  expect(figures.twoCards).toBeGreaterThan(0)
  expect(figures.cardsReturned).toBeGreaterThan(0)
  expect(figures.kills).toBeGreaterThan(0)
  expect(figures.restarts).toBeGreaterThan(0)
}, 600_000)
