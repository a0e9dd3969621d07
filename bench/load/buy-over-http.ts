import { Pool } from 'undici'
import { type Load, ratePerSecond } from '#measure.ts'
import { buy } from './buy.ts'

/** Purchases per second by this number of buyers, each of whom buys again at once. */
export async function buyOverHttp(url: string, offerId: string, load: Load): Promise<number> {
  const pool = new Pool(url, { connections: load.concurrency })
  try {
    return await ratePerSecond(() => buy(pool, offerId), load)
  } finally {
    await pool.close()
  }
}
