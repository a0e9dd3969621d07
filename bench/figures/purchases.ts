import { openDatabase } from '@balcao/server/db/database'
import { appUrl } from '@balcao/server/db/migrate'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import postgres from 'postgres'
import type { Figure } from '../figure.ts'
import { compare, ratePerSecond } from '../measure.ts'
import { recordStatements } from '../sql/record-statements.ts'
import { replayPurchase } from '../sql/replay-purchase.ts'
import { poolSize, type World } from '../world.ts'

const load = { concurrency: poolSize, milliseconds: 2_000 }
const rounds = 5

export async function purchases({ app, platformId, offerId, ownerUrl }: World): Promise<Figure> {
  const url = appUrl(ownerUrl, app.secrets.derive('database'))
  const buy = (buyer = app) => aPurchase(buyer, platformId, { offerId })
  const statements = await recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    return { run: () => buy({ ...app, db }), close: () => db.close() }
  })

  const sql = openBareClient(url)
  try {
    const { ratio, range, ...rates } = await compare({
      ours: () => ratePerSecond(() => buy(), load),
      bare: () => ratePerSecond(() => replayPurchase(sql, statements), load),
      rounds,
    })
    const { transactions } = statements
    const breaths = transactions.reduce((sum, { length }) => sum + length, 0)
    const count = transactions.flat().reduce((sum, { length }) => sum + length, 0)
    return {
      name: 'Pix purchases a second',
      ours: 'the use case: rules, price, order, payment and jobs, the adapter, and the simulated acquirer itself in the same process',
      bare: 'a bare postgres.js loop with the same SQL statements, values and transactions, each with ids of its own, and no acquirer',
      kind: 'speed',
      ratio,
      range,
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} purchases/s; ${count} statements in ${breaths} breaths of ${transactions.length} transactions, ${load.concurrency} at once`,
    }
  } finally {
    await sql.end()
  }
}

/** The recorded values are in the form in which they travel; the driver must not write texts and instants as JSON again. */
function openBareClient(url: string): postgres.Sql {
  const sql = postgres(url, { max: poolSize, onnotice: () => {} })
  for (const type of Object.keys(sql.options.serializers)) sql.options.serializers[Number(type)] = asItIs
  return sql
}

function asItIs(value: unknown): unknown {
  return value
}
