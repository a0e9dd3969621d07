import { reports } from '@balcao/domain/reports/reports'
import { appRouter } from '@balcao/server/api/app-router'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { percentile } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { copyToNeighbours } from '#seed/copy-to-neighbours.ts'
import { seedSales } from '#seed/seed-sales.ts'
import { startDiskCluster } from '#start-disk-cluster.ts'
import { startWorld } from '#world.ts'
import { signIn } from './lists.ts'

/** Ten million entries: half of them of one platform, a hundredth of one seller of it. */
const size = { sales: scaled(2_335_000), sellers: scaled(100_000), firstSellersShare: 50 }
const firstAsks = 3
const asks = 20
const mostMs = { page: 50, report: 300 }
const shown = 8

type Door = 'SELLER' | 'MANAGER' | 'ADMIN'
type Reading = { path: string; input: object | undefined; door: Door; times: number[]; isPage: boolean }

const lastMonth = {
  from: new Date(Date.now() - 30 * 86_400_000).toISOString(),
  to: new Date().toISOString(),
}
/** What a page asks when it opens: the last month, where it takes a period. */
const inputs: readonly (object | undefined)[] = [
  undefined,
  lastMonth,
  {},
  { account: 'pending' },
  { tab: 'ACTIVE' },
]

/** Every query of the console for more than one record, read from the router itself. */
function listReadings(): Reading[] {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [
    string,
    { _def: { type: string; inputs: { safeParse(input: unknown): { success: boolean } }[] } },
  ][]
  return procedures.flatMap(([path, { _def }]) => {
    const door = path.split('.')[0]?.toUpperCase()
    if (_def.type !== 'query' || (door !== 'SELLER' && door !== 'MANAGER' && door !== 'ADMIN')) return []
    const schema = _def.inputs[0]
    const given = [...inputs, ...reports.map((report) => ({ ...lastMonth, report }))]
    const taken = schema ? given.filter((input) => schema.safeParse(input).success) : [undefined]
    const isReport = path === 'seller.reports.report'
    return (isReport ? taken : taken.slice(0, 1)).map((input) => ({
      path,
      input,
      door,
      times: [],
      isPage: false,
    }))
  })
}

/** Every page and report of the console among ten million entries (decision 0040), and the indexes that none of them used. */
export async function longHistory(): Promise<Figure[]> {
  const cluster = await startDiskCluster()
  const world = await startWorld(cluster.url)
  try {
    const startedAt = performance.now()
    await seedSales(world, size)
    const connection = { session_replication_role: 'replica' }
    const owner = postgres(world.ownerUrl, { max: 1, onnotice: () => {}, connection })
    await copyToNeighbours(owner, world.platformId)
    const [rows] = await owner`
      select (select count(*) from ledger_entries) as entries, (select count(*) from payments) as payments`
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`\n${rows?.entries} entries and ${rows?.payments} payments made in ${seconds} s`)
    await owner`select pg_stat_reset()`
    const readings = listReadings()
    await timeAll(world, readings)
    const timed = readings.filter(({ times }) => times.length > 0)
    await owner`select pg_stat_force_next_flush()`
    await tellUnused(owner)
    await owner.end()
    return [
      figureOf(
        'Pages',
        mostMs.page,
        timed.filter(({ isPage }) => isPage),
        Number(rows?.entries),
      ),
      figureOf(
        'Reports',
        mostMs.report,
        timed.filter(({ isPage }) => !isPage),
        Number(rows?.entries),
      ),
    ]
  } finally {
    await world.stop()
    await cluster.stop()
  }
}

async function timeAll(world: Parameters<typeof signIn>[0], readings: readonly Reading[]): Promise<void> {
  const cookieOf = await signIn(world)
  // One reader at a time: a busy machine makes the answers slower, and none is refused because of it.
  const product = await startProduct({ ...world.environment, MAX_LOOP_DELAY_MS: '600000' })
  const pool = new Pool(product.url, { connections: 1 })
  try {
    await product.withoutWorker(async () => {
      for (const reading of readings) {
        for (let ask = -firstAsks; ask < asks; ask += 1) {
          const startedAt = performance.now()
          const { statusCode, body } = await pool.request({
            method: 'GET',
            path: `/api/trpc/${reading.path}${reading.input ? `?input=${encodeURIComponent(JSON.stringify(reading.input))}` : ''}`,
            headers: { cookie: cookieOf[reading.door] },
          })
          const answer = await body.text()
          // A few reads need a fresh proof of identity, or a test mode.
          if (statusCode === 403 || statusCode === 404) {
            console.log(`${reading.path} is left out: answered ${statusCode}`)
            break
          }
          if (statusCode !== 200)
            throw new Error(`${reading.path} was answered ${statusCode}: ${answer.slice(0, 300)}`)
          reading.isPage = answer.includes('"rows":[') && answer.includes('nextCursor')
          if (ask >= 0) reading.times.push(performance.now() - startedAt)
        }
        const p95 = percentile(reading.times, 0.95)
        if (p95 > mostMs.page)
          console.log(`${reading.path} ${JSON.stringify(reading.input)} ${p95.toFixed(0)} ms`)
      }
    })
  } finally {
    await pool.close()
    await product.stop()
  }
}

function figureOf(name: string, most: number, readings: readonly Reading[], entries: number): Figure {
  const slowest = readings
    .map(({ path, input, times }) => ({
      path,
      input,
      p95: percentile(times, 0.95),
      middle: percentile(times, 0.5),
    }))
    .toSorted((a, b) => b.p95 - a.p95)
  const beyond = slowest.filter(({ p95 }) => p95 > most).length
  const middleBeyond = readings.filter(({ times }) => percentile(times, 0.5) > most).length
  const all = percentile(
    readings.flatMap(({ times }) => times),
    0.95,
  )
  const words = slowest
    .slice(0, shown)
    .map(
      ({ path, input, p95, middle }) =>
        `${path}${input && 'report' in input ? ` ${input.report}` : ''} ${p95.toFixed(0)} (${middle.toFixed(0)})`,
    )
  return {
    name: `${name} of the console among ${entries} entries`,
    ours: `GET over HTTP of each of ${readings.length} queries of a seller with a hundredth of all, of their manager and of the staff of a platform with half, 95 of 100 faster than this`,
    bare: `the most that is allowed: ${most} ms`,
    kind: 'cost',
    ratio: all / most,
    goal: 1,
    measured: `${all.toFixed(0)} ms; ${beyond} of ${readings.length} beyond ${most} ms, by their middle ${middleBeyond}; slowest: ${words.join(', ')}`,
  }
}

/**
 * Prints the indexes that no measured query used. Jobs and reads of single records may use them, so a listed index
 * may still be needed.
 */
async function tellUnused(owner: postgres.Sql): Promise<void> {
  const unused = await owner<{ index: string; size: string }[]>`
    select s.indexrelname as index, pg_size_pretty(pg_relation_size(s.indexrelid)) as size
    from pg_stat_user_indexes s join pg_index i using (indexrelid)
    where s.schemaname = 'public' and s.idx_scan = 0 and not i.indisunique and pg_relation_size(s.indexrelid) > 65536
    order by pg_relation_size(s.indexrelid) desc`
  console.log(
    `\nIndexes that no query used: ${unused.map(({ index, size }) => `${index} ${size}`).join(', ')}`,
  )
}
