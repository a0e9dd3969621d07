import { distribute } from '@balcao/server/db/citus/distribute'
import { startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { makeTestFolder, removeTestFolder } from '@balcao/server/kit/postgres/test-cluster'
import { type Citus, startCitus } from '@balcao/server/test/citus/start-citus'
import { removeNodes } from '@balcao/server/test/citus/test-citus'
import postgres from 'postgres'
import type { Figure } from '#figure.ts'
import { forManyBuyers } from '#load/buy.ts'
import { buyOverHttp } from '#load/buy-over-http.ts'
import { compare } from '#measure.ts'
import { coreMs, databaseMs } from '#processes/core-time.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { startWorld } from '#world.ts'

const load = { concurrency: 32, milliseconds: scaled(8_000) }
const rounds = 3

/**
 * Purchases on a Citus of one, two and three workers beside those on one PostgreSQL, all of them durable and on the same two cores.
 * The core time of a purchase, by process, shows what limits each.
 */
export async function purchasesOnCitus(): Promise<Figure[]> {
  const dataDir = makeTestFolder()
  const cluster = await startEmbeddedPostgres({ dataDir })
  const plain = await openShop(cluster.url, { PostgreSQL: [cluster.url] })
  const figures: Figure[] = []
  try {
    for (const workers of [1, 2, 3]) {
      const folder = makeTestFolder()
      const citus = await startCitus({ folder, workers })
      try {
        figures.push(await onCitus(citus, plain))
      } finally {
        citus.kill9()
        await Promise.all([citus.coordinator, ...citus.workers].map(({ ended }) => ended))
        removeNodes(citus, folder)
      }
    }
  } finally {
    await plain.close()
    await cluster.stop()
    removeTestFolder(dataDir)
  }
  return figures
}

async function onCitus(citus: Citus, plain: Shop): Promise<Figure> {
  await citus.makeDatabase('balcao')
  const url = citus.urlOf('balcao')
  const nodes = {
    coordinator: [url],
    workers: citus.workers.map(({ port }) => citus.urlOf('balcao', port)),
  }
  const shop = await openShop(url, nodes, () => distribute(url, () => {}))
  try {
    const { ratio, range, ...rates } = await compare({ ours: shop.sell, bare: plain.sell, rounds })
    const workers = citus.workers.length === 1 ? 'one worker' : `${citus.workers.length} workers`
    return {
      name: `Pix purchases a second on Citus, ${workers}`,
      ours: `POST of a purchase by ${load.concurrency} buyers at once, on a coordinator and ${workers}`,
      bare: 'the same on one PostgreSQL',
      kind: 'speed',
      ratio,
      range,
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} purchases/s; core time of each ${await shop.coreTime()}, on one PostgreSQL ${await plain.coreTime()}`,
    }
  } finally {
    await shop.close()
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** A shop on a database, and its product. `nodes` are the database's servers, by kind. */
async function openShop(
  databaseUrl: string,
  nodes: Record<string, string[]>,
  prepare?: (url: string) => Promise<unknown>,
) {
  const world = await startWorld(databaseUrl, prepare)
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const servers = Object.entries(nodes).map(([kind, urls]) => ({
    kind,
    owners: urls.map((url) => postgres(url, { max: 1, onnotice: () => {} })),
  }))
  const sell = () => buyOverHttp(product.url, world.offerId, load)
  const spent = async () => {
    const times = new Map([['product', await coreMs(product.pids())]])
    for (const { kind, owners } of servers)
      times.set(
        kind,
        (await Promise.all(owners.map(databaseMs))).reduce((sum, ms) => sum + ms, 0),
      )
    return times
  }
  return {
    sell,
    /** Milliseconds on a core for one purchase, with what its worker does meanwhile, by kind of process. */
    async coreTime() {
      const before = await spent()
      const sold = ((await sell()) * load.milliseconds) / 1_000
      const after = await spent()
      return [...after]
        .map(([kind, ms]) => `${kind} ${((ms - (before.get(kind) ?? 0)) / sold).toFixed(1)} ms`)
        .join(', ')
    },
    async close() {
      for (const { owners } of servers) await Promise.all(owners.map((owner) => owner.end()))
      await product.stop()
      await world.stop()
    },
  }
}
