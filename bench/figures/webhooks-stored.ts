import { randomInt, randomUUID } from 'node:crypto'
import { openDatabase } from '@balcao/server/db/database'
import { appUrl } from '@balcao/server/db/migrate'
import {
  accountWebhookUrl,
  listAccountsFor,
} from '@balcao/server/modules/acquirers/accounts/provider-account'
import { receiveWebhook } from '@balcao/server/modules/webhooks/receive-webhook'
import { inScope } from '@balcao/server/scope'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { compare, ratePerSecond } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { openBareClient } from '#sql/open-bare-client.ts'
import { type Recording, recordStatements } from '#sql/record-statements.ts'
import { replay } from '#sql/replay.ts'
import { writesOf } from '#sql/writes-of.ts'
import type { World } from '#world.ts'

const load = { concurrency: 32, milliseconds: scaled(3_000) }
const rounds = 5
const wantedPerSecond = 500

/** An acquirer's webhook about a paid Pix. */
const aReport = () =>
  JSON.stringify({
    type: 'transaction',
    data: {
      id: randomInt(2 ** 40),
      status: 'paid',
      amount: 19_700,
      paymentMethod: 'PIX',
      pix: { end2EndId: `E00000000202611161200${randomUUID().slice(0, 11)}` },
      paidAt: '2026-11-16T12:00:00.000Z',
    },
  })

export async function webhooksStored(world: World): Promise<Figure> {
  const { app, platformId, ownerUrl } = world
  const url = appUrl(ownerUrl, app.secrets.derive('database'))
  const path = await inScope(app, platformId, async (scope) => {
    const [account] = (await listAccountsFor(scope, 'PIX')).accounts
    if (!account) throw new Error('The shop has no account for Pix')
    return new URL(accountWebhookUrl(app, account)).pathname
  })
  const recording = writesOf(await recordStoring(world, url, path))
  const product = await startProduct(world.environment)
  const pool = new Pool(product.url, { connections: load.concurrency })
  const sql = openBareClient(url, load.concurrency)
  try {
    const { ratio, range, ...rates } = await product.withoutWorker(() =>
      compare({
        ours: () => ratePerSecond(() => post(pool, path), load),
        bare: () => ratePerSecond(() => replay(sql, recording), load),
        rounds,
      }),
    )
    return {
      name: 'Webhooks stored a second',
      ours: 'POST of a webhook to the web processes: its account is found by the address, the call is stored as it came with the job that will work it, and answered 200',
      bare: 'the same rows written by a bare postgres.js loop, in the same transactions, nothing read',
      kind: 'speed',
      ratio,
      range,
      rate: { here: rates.ours, wanted: wantedPerSecond },
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} webhooks/s, ${load.concurrency} at once`,
    }
  } finally {
    await sql.end()
    await pool.close()
    await product.stop()
    await forgetStored(world)
  }
}

function recordStoring({ app }: World, url: string, path: string): Promise<Recording> {
  const token = path.split('/').at(-1) ?? ''
  const rawBody = Buffer.from(aReport())
  return recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    const run = () => {
      const paymentHint = randomUUID()
      return receiveWebhook(
        { ...app, db },
        {
          token,
          paymentHint,
          sourceIp: '127.0.0.1',
          method: 'POST',
          path: `${path}/${paymentHint}`,
          query: '',
          headers: { 'content-type': 'application/json' },
          rawBody,
        },
      )
    }
    return { run, close: () => db.close() }
  })
}

async function post(pool: Pool, path: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: `${path}/${randomUUID()}`,
    headers: { 'content-type': 'application/json' },
    body: aReport(),
  })
  await body.dump()
  if (statusCode !== 200) throw new Error(`A webhook was answered ${statusCode}`)
}

/** These webhooks match no payment of this shop: a worker would read each of them at the acquirer. */
async function forgetStored({ ownerUrl }: World): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1 })
  await owner`delete from graphile_worker._private_jobs where key like 'work-webhook:%'`
  await owner`delete from webhook_inbox`
  await owner.end()
}
