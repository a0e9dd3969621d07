import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { saveDraft } from '#modules/catalog/builder/save-draft.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const aShop = () =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId, email } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId, status: 'DRAFT' })
    return { sellerId, email, offerId: (await anOffer(scope, { productId })).id }
  })

async function cookieOf(email: string, door: Role = 'SELLER'): Promise<string> {
  const answer = await fetch(`${world.url}/api/trpc/account.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ door, email, password: demoPassword, rememberDevice: false }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const open = (offerId: string, cookie = '') =>
  fetch(`${world.url}/checkout-preview/${offerId}`, { headers: { cookie } })

test('a seller sees the draft of a checkout as the buyer’s page, which runs no script and only our console may frame', async () => {
  const { sellerId, email, offerId } = await aShop()
  const look = {
    template: 'VEGA' as const,
    requiredDocument: true,
    requiredDocumentAndPhone: true,
    builder: { ...plainBuilder, colorPrimary: '#7a2e8e', enabledBannerText: true, bannerText: 'Só hoje' },
  }
  await callAs(world, { userId: sellerId, role: 'SELLER' })(saveDraft, { offerId, basedOn: 0, look })
  const answer = await open(offerId, await cookieOf(email))
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('#7a2e8e')
  expect(html).toContain('Só hoje')
  expect(html).not.toMatch(/<script|<noscript/)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('script-src')
  expect(answer.headers.get('x-frame-options')).toBeNull()
})

test('the draft of a checkout is shown neither to a visitor nor to another seller', async () => {
  const { offerId } = await aShop()
  const rival = await aShop()
  expect((await open(offerId)).status).toBe(401)
  expect((await open(offerId, await cookieOf(rival.email))).status).toBe(404)
  expect((await open('nonsense', await cookieOf(rival.email))).status).toBe(404)
})

const brand = { template: 'DROPSHIPPING', name: 'Feira Digital', brandColor: '#7a1f5c', locale: 'PT_BR' }

async function openBrand(permissions: AdminPermission[], wishes: Partial<typeof brand> = {}) {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions }),
  )
  return fetch(`${world.url}/checkout-preview/brand?${new URLSearchParams({ ...brand, ...wishes })}`, {
    headers: { cookie: await cookieOf(email, 'ADMIN') },
  })
}

test('a user who may change the brand sees a checkout with the unsaved name and colour', async () => {
  const answer = await openBrand(['isConfigAvailable'])
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('Feira Digital')
  expect(html).toContain('#7a1f5c')
  expect(html).toContain('Produto de exemplo')
  expect(html).not.toMatch(/<script|<noscript/)
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('the brand preview is refused to users who may not change the brand, and for an invalid brand', async () => {
  expect((await fetch(`${world.url}/checkout-preview/brand?${new URLSearchParams(brand)}`)).status).toBe(401)
  expect((await openBrand(['isSalesAvailable'])).status).toBe(403)
  expect((await openBrand(['isConfigAvailable'], { brandColor: 'red}' })).status).toBe(400)
  expect((await openBrand(['isConfigAvailable'], { template: 'OTHER' })).status).toBe(400)
})
