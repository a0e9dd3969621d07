import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { asPerson } from '@balcao/server/demo/as-person'
import { createApiKey } from '@balcao/server/modules/accounts/api-keys/create-api-key'
import { openSession } from '@balcao/server/modules/accounts/sessions/open-session'
import { getUser } from '@balcao/server/modules/accounts/users/user'
import { inScope } from '@balcao/server/scope'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { forManyBuyers, purchaseRequest } from '#load/buy.ts'
import { percentile } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

/** Below the bursts that one process grants an owner, so that no limit is measured. */
const listCalls = scaled(90)
const purchaseCalls = 28
const mostOfConsole = 1.15

type Request = Parameters<Pool['request']>[0]

/** The public API beside the console's own procedures, call by call in turns. */
export async function publicApi(world: World): Promise<Figure[]> {
  const { app, platformId, seller, offerId } = world
  const { authorization, cookie } = await inScope(app, platformId, async (scope) => {
    const caller = asPerson(scope, { userId: seller.id, role: 'SELLER' })
    const { token } = await createApiKey(caller, {
      name: 'Bench',
      scopes: ['sales:read', 'sales:write'],
      networks: [],
      lifetimeDays: null,
    })
    const visitor = {
      app,
      platformId,
      origin: new URL(app.config.publicUrl).origin,
      ip: '127.0.0.1',
      userAgent: 'bench',
      cookieHeader: undefined,
      setCookies: () => {},
    }
    const user = await getUser(scope, seller.id)
    const { cookies } = await openSession(scope, visitor, { user, door: 'SELLER', shouldRemember: false })
    return { authorization: `Bearer ${token}`, cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
  })
  const input = encodeURIComponent(JSON.stringify({ limit: 25 }))
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const pool = new Pool(product.url, { connections: 1 })
  const aBuyer = () => ({
    name: 'Carolina Nogueira',
    email: `${randomUUID()}@compradora.example`,
    document: '529.982.247-25',
    phone: '(11) 98765-4321',
  })
  try {
    const purchase = await inTurns(pool, purchaseCalls, {
      ours: () => ({
        method: 'POST',
        path: '/api/v1/sales',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ offerId, method: 'PIX', buyer: aBuyer() }),
      }),
      bare: () => purchaseRequest(offerId),
    })
    const list = await inTurns(pool, listCalls, {
      ours: () => ({ method: 'GET', path: '/api/v1/sales?limit=25', headers: { authorization } }),
      bare: () => ({
        method: 'GET',
        path: `/api/trpc/seller.sales.list?input=${input}`,
        headers: { cookie },
      }),
    })
    return [
      figureOf('Pix purchase by the public API', 'the purchase of the checkout', purchase),
      figureOf('List of sales by the public API', "the console's own list, with the same 25 sales", list),
    ]
  } finally {
    await pool.close()
    await product.stop()
  }
}

type Sides = { ours: () => Request; bare: () => Request }

async function inTurns(pool: Pool, calls: number, sides: Sides): Promise<{ ours: number; bare: number }> {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let call = 0; call < calls; call += 1)
    for (const side of ['ours', 'bare'] as const) {
      const startedAt = performance.now()
      const { statusCode, body } = await pool.request(sides[side]())
      const text = await body.text()
      if (statusCode > 201) throw new Error(`A call was answered ${statusCode}: ${text.slice(0, 200)}`)
      if (call > calls / 6) times[side].push(performance.now() - startedAt)
    }
  return { ours: percentile(times.ours, 0.5), bare: percentile(times.bare, 0.5) }
}

function figureOf(name: string, bare: string, measured: { ours: number; bare: number }): Figure {
  return {
    name,
    ours: 'half of the calls over HTTP with a key, faster than this',
    bare,
    kind: 'cost',
    ratio: measured.ours / measured.bare,
    goal: mostOfConsole,
    measured: `${measured.ours.toFixed(1)} ms beside ${measured.bare.toFixed(1)} ms`,
  }
}
