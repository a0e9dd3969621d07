import { randomInt, randomUUID } from 'node:crypto'
import { openDatabase } from '@balcao/server/db/database'
import { appUrl } from '@balcao/server/db/migrate'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '../figure.ts'
import { compare, ratePerSecond } from '../measure.ts'
import { startProduct } from '../processes/start-product.ts'
import { type Recording, recordStatements } from '../sql/record-statements.ts'
import { replayPurchase } from '../sql/replay-purchase.ts'
import type { World } from '../world.ts'

const buyersAtOnce = [8, 32]
const ourRoundMs = 6_000
const bareRoundMs = 2_000
const rounds = 5

/** Each buyer has an address of their own, told by a proxy that the product trusts: the limit for each address stays what it is. */
const proxied = { TRUSTED_PROXIES: '1' }
/** All buyers of the bench pay at one account, and connections do not fall evenly on the web processes. */
const seats = { MAX_CHARGES_PER_ACCOUNT: '128' }

export async function purchases(world: World): Promise<Figure[]> {
  const url = appUrl(world.ownerUrl, world.app.secrets.derive('database'))
  const recording = await recordPurchase(world, url)
  const product = await startProduct({ ...world.environment, ...proxied, ...seats })
  const figures: Figure[] = []
  try {
    await buyOverHttp(product.url, world.offerId, 8)
    await analyze(world.ownerUrl)
    for (const concurrency of buyersAtOnce) {
      const sql = openBareClient(url, concurrency)
      const { ratio, range, ...rates } = await compare({
        ours: () => buyOverHttp(product.url, world.offerId, concurrency),
        bare: () =>
          product.withoutWorker(() =>
            ratePerSecond(() => replayPurchase(sql, recording), { concurrency, milliseconds: bareRoundMs }),
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
        measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} purchases/s; ${costOf(recording)}`,
      })
    }
  } finally {
    await product.stop()
  }
  return figures
}

function recordPurchase({ app, platformId, offerId }: World, url: string): Promise<Recording> {
  return recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    return { run: () => aPurchase({ ...app, db }, platformId, { offerId }), close: () => db.close() }
  })
}

/** What a request sends to PostgreSQL, beginnings and ends of transactions counted. */
function costOf({ transactions, roundTrips }: Recording): string {
  const statements = transactions.flat().reduce((sum, breath) => sum + breath.length, 0)
  const count = statements + 2 * transactions.length
  return `${count} statements in ${roundTrips} round trips of ${transactions.length} transactions`
}

/**
 * Autovacuum does this within its first minute in a new shop. Until then PostgreSQL takes a tenant for one row and reads all of the tenant's
 * payments to find one.
 */
async function analyze(ownerUrl: string): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1 })
  await owner`analyze`
  await owner.end()
}

async function buyOverHttp(url: string, offerId: string, concurrency: number): Promise<number> {
  const pool = new Pool(url, { connections: concurrency })
  try {
    return await ratePerSecond(() => buy(pool, offerId), { concurrency, milliseconds: ourRoundMs })
  } finally {
    await pool.close()
  }
}

async function buy(pool: Pool, offerId: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/api/trpc/checkout.purchase',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({
      purchaseId: randomUUID(),
      offerId,
      name: 'Carolina Nogueira',
      email: 'carolina@compradora.example',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
    }),
  })
  const answer = await body.text()
  if (statusCode !== 200 || !answer.includes('br.gov.bcb.pix'))
    throw new Error(`A purchase was answered ${statusCode}: ${answer.slice(0, 200)}`)
}

function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
}

/** The recorded values are in the form in which they travel; the driver must not write texts and instants as JSON again. */
function openBareClient(url: string, concurrency: number): postgres.Sql {
  const sql = postgres(url, { max: concurrency, onnotice: () => {} })
  for (const type of Object.keys(sql.options.serializers)) sql.options.serializers[Number(type)] = asItIs
  return sql
}

function asItIs(value: unknown): unknown {
  return value
}
