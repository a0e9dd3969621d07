import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
const stop = new AbortController()
const sold: Record<'marina' | 'otto', { sellerId: string; offerId: string }> = {
  marina: { sellerId: '', offerId: '' },
  otto: { sellerId: '', offerId: '' },
}

beforeAll(async () => {
  world = await createTestServer()
  for (const name of ['marina', 'otto'] as const)
    sold[name] = await inScope(world.app, world.platformId, async (scope) => {
      const { id: sellerId } = await aPerson(scope, { email: `${name}@vendas.example` })
      const product = await aProduct(scope, { sellerId })
      return { sellerId, offerId: (await anOffer(scope, { productId: product.id })).id }
    })
})
afterAll(async () => {
  stop.abort()
  await world.stop()
})

type Console = { status: number; heard: () => number }

/** An open console: the status of its stream, and the number of change events. */
async function openConsole(email: string, door: 'SELLER' | 'ADMIN'): Promise<Console> {
  const login = await fetch(`${world.url}/api/trpc/account.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ door, email, password: demoPassword, rememberDevice: false }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await fetch(`${world.url}/api/changes`, { headers: { cookie }, signal: stop.signal })
  let text = ''
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk)
  })().catch(() => {})
  return { status: answer.status, heard: () => text.match(/^event: changed\ndata: null$/gm)?.length ?? 0 }
}

async function staff(email: string, permissions: AdminPermission[], ownSellers?: string[]): Promise<Console> {
  const roles: Role[] = ['ADMIN']
  await inScope(world.app, world.platformId, async (scope) => {
    const { id } = await aPerson(scope, { email, roles, permissions })
    if (ownSellers) await scope.tx.update(users).set({ staffSellerIds: ownSellers }).where(eq(users.id, id))
  })
  return openConsole(email, 'ADMIN')
}

async function sell(name: keyof typeof sold): Promise<void> {
  const { app, platformId } = world
  const { paymentId } = await aPurchase(app, platformId, { offerId: sold[name].offerId })
  await inScope(app, platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'OPERATOR', status: 'APPROVED', certainty: 'KNOWN' }),
  )
}

test('a change is announced only to users who may see it', async () => {
  const marina = await openConsole('marina@vendas.example', 'SELLER')
  const otto = await openConsole('otto@vendas.example', 'SELLER')
  const cashier = await staff('caixa@feira.example', ['isSalesAvailable'])
  const reviewer = await staff('revisao@feira.example', ['isProductsAvailable'])
  const ottosCashier = await staff('caixa-otto@feira.example', ['isSalesAvailable'], [sold.otto.sellerId])
  expect([marina, otto, cashier, reviewer, ottosCashier].map(({ status }) => status)).toEqual(
    Array(5).fill(200),
  )

  await sell('otto')
  for (const told of [otto, ottosCashier, cashier]) await expect.poll(told.heard).toBeGreaterThan(0)
  // Each change is sent to all streams at once: when three clients have received it, a fourth recipient would have too.
  expect(marina.heard()).toBe(0)
  await sell('marina')
  await expect.poll(marina.heard).toBeGreaterThan(0)
  expect(reviewer.heard()).toBe(0)
})

test('the outcome of a mail is announced to people who see its sale; the outcome of any other mail to nobody', async () => {
  const marina = await openConsole('marina@vendas.example', 'SELLER')
  const otto = await openConsole('otto@vendas.example', 'SELLER')
  await world.drainJobs()
  const heard = marina.heard()
  await world.owner`update mails set state = 'SENT' where order_id is null`
  await world.owner`update mails set state = 'DELIVERED'
    where order_id in (select id from orders where seller_id = ${sold.marina.sellerId})`
  await expect.poll(marina.heard).toBeGreaterThan(heard)
  expect(otto.heard()).toBe(0)
})

test('a visitor without a session gets no stream', async () => {
  expect((await fetch(`${world.url}/api/changes`)).status).toBe(401)
})
