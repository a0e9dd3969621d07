import { adminPermissions, type Role } from '@balcao/domain/vocabulary'
import { openDatabase, type SentStatement } from '@balcao/server/db/database'
import { appUrl } from '@balcao/server/db/migrate'
import type { ListAnswer } from '@balcao/server/db/page-of'
import { aManagement } from '@balcao/server/demo/a-contract'
import { aPerson } from '@balcao/server/demo/a-person'
import { openSession } from '@balcao/server/modules/accounts/sessions/open-session'
import type { User } from '@balcao/server/modules/accounts/users/user'
import { inScope } from '@balcao/server/scope'
import { buildServer } from '@balcao/server/web/build-server'
import type postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { percentile } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { seedSales } from '#seed/seed-sales.ts'
import { openBareClient } from '#sql/open-bare-client.ts'
import type { World } from '#world.ts'
import { type Reading, readings } from './list-views.ts'

const size = { sales: scaled(1_000_000), sellers: scaled(100_000), firstSellersShare: 10 }
const asksOfAView = scaled(40)
/** Warm-up: statements are prepared and database pages read. */
const firstAsks = scaled(5)

type View = { name: string; reading: Reading; input: object; cookie: string }
type MeasuredView = View & { times: number[] }

export async function listPages(world: World): Promise<Figure[]> {
  const startedAt = performance.now()
  await seedSales(world, size)
  console.log(`\n${size.sales} payments made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const cookieOf = await signIn(world)
  const product = await startProduct(world.environment)
  const pool = new Pool(product.url, { connections: 1 })
  const measured: MeasuredView[] = []
  try {
    await product.withoutWorker(async () => {
      for (const reading of readings)
        for (const [name, input] of Object.entries(reading.views)) {
          const view = { name, reading, input, cookie: cookieOf[reading.door] }
          await timePages(pool, view, firstAsks)
          measured.push({ ...view, times: await timePages(pool, view, asksOfAView) })
        }
    })
  } finally {
    await pool.close()
    await product.stop()
  }
  const [slowest] = measured.toSorted(bySlowness)
  if (slowest)
    console.log(`\nSlowest: ${slowest.reading.name}, ${slowest.name}\n${await planOf(world, slowest)}`)
  return readings.map((reading) =>
    figureOf(
      reading,
      measured.filter((view) => view.reading === reading),
    ),
  )
}

function figureOf({ name, mostMs }: Reading, views: readonly MeasuredView[]): Figure {
  const all = percentile(
    views.flatMap(({ times }) => times),
    0.95,
  )
  const inWords = views.map((view) => `${view.name} ${percentile(view.times, 0.95).toFixed(0)}`)
  return {
    name,
    ours: `GET over HTTP, of a list its first or second page, 95 of 100 faster than this, among ${size.sales} payments of ${size.sellers} sellers`,
    bare: `the most that is allowed: ${mostMs} ms`,
    kind: 'cost',
    ratio: all / mostMs,
    goal: 1,
    measured: `${all.toFixed(0)} ms; ${inWords.join(', ')}`,
  }
}

function bySlowness(a: MeasuredView, b: MeasuredView): number {
  return percentile(b.times, 0.95) - percentile(a.times, 0.95)
}

/**
 * Signs in the seller with many sales, their manager, and a staff member with every permission. Returns the cookie
 * header of each.
 */
export function signIn({ app, platformId, seller }: World): Promise<Record<Reading['door'], string>> {
  return inScope(app, platformId, async (scope) => {
    const visitor = {
      app,
      platformId,
      origin: new URL(app.config.publicUrl).origin,
      ip: '127.0.0.1',
      userAgent: 'bench',
      cookieHeader: undefined,
      setCookies: () => {},
    }
    const enter = async (user: User, door: Role) => {
      const { cookies } = await openSession(scope, visitor, { user, door, shouldRemember: false })
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    }
    const admin = await aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] })
    const manager = await aPerson(scope, { roles: ['MANAGER'] })
    // A manager sees sales made in their care alone: the contract is older than every sale.
    await aManagement({ ...scope, now: new Date(0) }, { sellerId: seller.id, managerId: manager.id })
    return {
      SELLER: await enter(seller, 'SELLER'),
      MANAGER: await enter(manager, 'MANAGER'),
      ADMIN: await enter(admin, 'ADMIN'),
    }
  })
}

async function timePages(pool: Pool, view: View, asks: number): Promise<number[]> {
  const times: number[] = []
  for (let ask = 0; ask < asks; ask += 1) {
    const first = await timePage(pool, view)
    const second = await timePage(pool, view, first.nextCursor)
    times.push(first.milliseconds, second.milliseconds)
  }
  return times
}

async function timePage(pool: Pool, view: View, cursor?: string) {
  const startedAt = performance.now()
  const { statusCode, body } = await pool.request({ method: 'GET', ...requestFor(view, cursor) })
  const answer = await body.text()
  const milliseconds = performance.now() - startedAt
  if (statusCode !== 200) throw new Error(`${view.name} was answered ${statusCode}: ${answer.slice(0, 200)}`)
  const { nextCursor } = (JSON.parse(answer) as { result: { data: Partial<ListAnswer<object>> } }).result.data
  if (!view.reading.shows.test(answer))
    throw new Error(`${view.reading.name}, ${view.name}: nothing is there: ${answer.slice(0, 300)}`)
  return { milliseconds, nextCursor: nextCursor ?? undefined }
}

function requestFor({ reading, input, cookie }: View, cursor?: string) {
  const asked = encodeURIComponent(JSON.stringify({ ...input, cursor }))
  return { path: `/api/trpc/${reading.procedure}?input=${asked}`, headers: { cookie } }
}

/** Repeats the request in this process, where the statements can be recorded. */
async function planOf({ app, platformId, ownerUrl }: World, view: View): Promise<string> {
  const url = appUrl(ownerUrl, app.secrets.derive('database'))
  const sent: SentStatement[] = []
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: (one) => sent.push(one) })
  const server = await buildServer({ ...app, db })
  const bare = openBareClient(url, 1)
  try {
    const { path, headers } = requestFor(view)
    await server.inject({ method: 'GET', url: path, headers: { ...headers, host: '127.0.0.1' } })
    return await explainSlowest(bare, platformId, sent)
  } finally {
    await bare.end()
    await server.close()
    await db.close()
  }
}

/** PostgreSQL's plan of the slowest recorded statement, as the application's role behind the tenant's wall. */
async function explainSlowest(
  sql: postgres.Sql,
  platformId: string,
  sent: readonly SentStatement[],
): Promise<string> {
  const plans: { plan: string; milliseconds: number }[] = []
  for (const { text, values } of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const rows = await sql.begin(async (transaction) => {
      await transaction.unsafe('select app.enter($1)', [platformId])
      return transaction.unsafe(`explain (analyze, buffers) ${text}`, [...values] as never[])
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    plans.push({ plan, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) })
  }
  const [slowest] = plans.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return slowest?.plan ?? ''
}
