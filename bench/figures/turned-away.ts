import { performance } from 'node:perf_hooks'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { purchaseRequest } from '#load/buy.ts'
import { percentile, ratePerSecond } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const concurrency = 32
const warmUpMs = scaled(4_000)
const rushMs = scaled(20_000)
const allowedShare = 0.001

/**
 * Buyers at one account of a product with its usual limits: on two cores, each web process has a third of the
 * account's concurrency slots.
 */
export async function turnedAway(world: World): Promise<Figure> {
  const product = await startProduct({ ...world.environment, TRUSTED_PROXIES: '1' })
  const pool = new Pool(product.url, { connections: concurrency })
  let answers: { statusCode: number; ms: number }[] = []
  const buyOnce = async () => {
    const startedAt = performance.now()
    const { statusCode, body } = await pool.request(purchaseRequest(world.offerId))
    await body.dump()
    answers.push({ statusCode, ms: performance.now() - startedAt })
  }
  try {
    await ratePerSecond(buyOnce, { concurrency, milliseconds: warmUpMs })
    answers = []
    await ratePerSecond(buyOnce, { concurrency, milliseconds: rushMs })
  } finally {
    await pool.close()
    await product.stop()
  }
  const refused = answers.filter(({ statusCode }) => statusCode === 503).length
  const times = answers.map(({ ms }) => ms)
  const at = (share: number) => Math.round(percentile(times, share))
  return {
    name: `Pix purchases turned away, ${concurrency} buyers at once`,
    ours: 'share of the purchases that a product with its usual limits answers 503, all of them at one account of an acquirer',
    bare: `the most that is allowed: ${allowedShare * 100} %`,
    kind: 'cost',
    ratio: refused / answers.length / allowedShare,
    goal: 1,
    measured: `${refused} of ${answers.length}; half of all answers within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`,
  }
}
