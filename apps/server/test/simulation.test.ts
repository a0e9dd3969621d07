import { expect, test } from 'vitest'
import { simulateShop } from './simulate-shop.ts'

/**
 * `BALCAO_SIMULATIONS=200 BALCAO_SIMULATED_DAYS=60` runs more and longer walks; `BALCAO_FIRST_SEED` starts at the seed that a
 * failure named.
 */
const { BALCAO_SIMULATIONS = '1', BALCAO_SIMULATED_DAYS = '4', BALCAO_FIRST_SEED = '20300313' } = process.env
const days = Number(BALCAO_SIMULATED_DAYS)
const seeds = Array.from(
  { length: Number(BALCAO_SIMULATIONS) },
  (_, place) => Number(BALCAO_FIRST_SEED) + place,
)
const patienceMs = 240_000 + days * 20_000

test.for(seeds)(
  'a walk by seed %i leaves books in which the audit finds no violation, and is repeatable',
  { timeout: patienceMs },
  async (seed) => {
    const walk = await simulateShop(seed, days)
    expect(walk.broken, `seed ${seed} after\n${walk.log.join('\n')}`).toEqual([])
    expect(await simulateShop(seed, days)).toEqual(walk)
  },
)
