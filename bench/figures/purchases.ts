import { appUrl } from '@balcao/server/db/migrate'
import type { Figure } from '#figure.ts'
import { forManyBuyers } from '#load/buy.ts'
import { buyOverHttp } from '#load/buy-over-http.ts'
import { compare, ratePerSecond } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { analyze } from '#sql/analyze.ts'
import { openBareClient } from '#sql/open-bare-client.ts'
import { recordPurchase } from '#sql/record-purchase.ts'
import { replay } from '#sql/replay.ts'
import { statementsOf } from '#sql/statements-of.ts'
import type { World } from '#world.ts'

const buyersAtOnce = [8, 32]
const ourRoundMs = scaled(6_000)
const bareRoundMs = scaled(2_000)
const rounds = 5

export async function purchases(world: World): Promise<Figure[]> {
  const url = appUrl(world.ownerUrl, world.app.secrets.derive('database'))
  const recording = await recordPurchase(world, url)
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const figures: Figure[] = []
  try {
    await buyOverHttp(product.url, world.offerId, { concurrency: 8, milliseconds: ourRoundMs })
    await analyze(world.ownerUrl)
    for (const concurrency of buyersAtOnce) {
      const sql = openBareClient(url, concurrency)
      const { ratio, range, ...rates } = await compare({
        ours: () => buyOverHttp(product.url, world.offerId, { concurrency, milliseconds: ourRoundMs }),
        bare: () =>
          product.withoutWorker(() =>
            ratePerSecond(() => replay(sql, recording), { concurrency, milliseconds: bareRoundMs }),
          ),
        rounds,
      }).finally(() => sql.end())
      figures.push({
        name: `Pix purchases a second, ${concurrency} buyers at once`,
        ours: 'POST of a purchase to the web processes, the acquirer in a process of its own; the worker sends the mails of these sales and asks about the earlier ones meanwhile, at a lower priority: what it does not get to it does after the rush',
        bare: 'a bare postgres.js loop with the SQL statements, values and transactions of the request, each with ids of its own, and neither acquirer nor worker',
        kind: 'speed',
        ratio,
        range,
        measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} purchases/s; ${statementsOf(recording)} statements in ${recording.roundTrips} round trips of ${recording.transactions.length} transactions`,
      })
    }
  } finally {
    await product.stop()
  }
  return figures
}
