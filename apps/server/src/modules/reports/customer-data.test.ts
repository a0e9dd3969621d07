import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { answerDeletion } from '#modules/accounts/privacy/answer-deletion.ts'
import { getAdConsents, withdrawAdConsents } from '#modules/accounts/privacy/own-ad-consents.ts'
import { requestDeletion } from '#modules/accounts/privacy/request-deletion.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { describeCustomer } from './describe-customer.ts'
import { exportCustomerData } from './export-customer-data.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

async function customer(email: string) {
  const { userId } = await inScope(shop.app, shop.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Carolina Nogueira' }),
  )
  return { userId, call: callAs(shop, { userId, role: 'CUSTOMER' }) }
}

test('a buyer exports only their own data, and the export is in the audit log', async () => {
  await shop.buy({ email: 'carolina@compradora.example' })
  await shop.buy({ email: 'outra@compradora.example' })
  const { userId, call } = await customer('carolina@compradora.example')
  const data = await call(exportCustomerData, undefined)
  expect(data.person).toMatchObject({ email: 'carolina@compradora.example' })
  expect(data.purchases).toHaveLength(1)
  expect(data.purchases[0]).toMatchObject({ items: [{ quantity: 1 }], payments: [{ status: 'PENDING' }] })
  expect(JSON.stringify(data)).not.toContain('outra@')
  const trail = await shop.owner`select action from audit_log where subject = ${userId}`
  expect(trail.map(({ action }) => action)).toEqual(['own_data.exported'])
})

test('the export lists the ad vendors that a buyer agreed to, with the stored IP address', async () => {
  const email = 'aceitou@compradora.example'
  const visitId = crypto.randomUUID()
  await shop.buy({ email, adConsent: { visitId, vendors: ['facebook'] } })
  const { call } = await customer(email)
  expect((await call(exportCustomerData, undefined)).purchases).toMatchObject([
    { adConsents: [{ vendors: ['facebook'], ip: '127.0.0.1' }] },
  ])
})

test('a buyer withdraws the consent to ad vendors, of their own purchases only', async () => {
  const [email, others] = ['desistiu@compradora.example', 'manteve@compradora.example']
  const adConsent = { visitId: crypto.randomUUID(), vendors: ['facebook' as const, 'tiktok' as const] }
  await shop.buy({ email, adConsent })
  await shop.buy({ email: others, adConsent })
  const { userId, call } = await customer(email)
  expect(await call(getAdConsents, undefined)).toEqual({ vendors: ['facebook', 'tiktok'] })
  await call(withdrawAdConsents, undefined)
  expect(await call(getAdConsents, undefined)).toEqual({ vendors: [] })
  expect(await (await customer(others)).call(getAdConsents, undefined)).toEqual({
    vendors: ['facebook', 'tiktok'],
  })
  const trail = await shop.owner`select action, detail from audit_log where subject = ${userId}`
  expect(trail).toEqual([{ action: 'ad_consents.withdrawn', detail: { count: 1 } }])
})

test('an answered deletion request withdraws the consents of its buyer', async () => {
  const email = 'apagou@compradora.example'
  await shop.buy({ email, adConsent: { visitId: crypto.randomUUID(), vendors: ['facebook'] } })
  const { userId, call } = await customer(email)
  await call(requestDeletion, { reason: null })
  expect(await call(getAdConsents, undefined)).toEqual({ vendors: ['facebook'] })
  const [request] = await shop.owner`select id from deletion_requests where user_id = ${userId}`
  const { id } = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const answer = { requestId: request?.id, answer: 'Apagamos o que a lei permite.' }
  await callAs(shop, { userId: id, role: 'ADMIN' })(answerDeletion, answer)
  expect(await call(getAdConsents, undefined)).toEqual({ vendors: [] })
})

test('a buyer without purchases exports an empty file', async () => {
  const { call } = await customer('ninguem@compradora.example')
  expect((await call(exportCustomerData, undefined)).purchases).toEqual([])
  expect(await call(describeCustomer, undefined)).toMatchObject({ document: null })
})

test('the screen shows a masked document that only its owner recognises', async () => {
  await shop.buy({ email: 'paula@compradora.example' })
  const { call } = await customer('paula@compradora.example')
  const { document } = await call(describeCustomer, undefined)
  const [order] =
    await shop.owner`select buyer_document as document from orders where buyer_email = 'paula@compradora.example'`
  expect(document).not.toBe(order?.document)
})

test('a stand-in phone is never shown as the buyer’s own', async () => {
  const { id: offerId } = await inScope(shop.app, shop.platformId, async (scope) => {
    const product = await aProduct(scope, { sellerId: (await aPerson(scope)).id })
    return anOffer(scope, { productId: product.id, requiredDocumentAndPhone: false })
  })
  await shop.buy({ offerId, email: 'sem-telefone@compradora.example', phone: '' })
  const { call } = await customer('sem-telefone@compradora.example')
  expect((await call(exportCustomerData, undefined)).purchases).toMatchObject([
    { phone: null, document: '52998224725' },
  ])
  expect(await call(describeCustomer, undefined)).toMatchObject({
    phone: null,
    document: expect.stringContaining('982'),
  })
})
