import { readFile } from 'node:fs/promises'
import { BalcaoProblem, createBalcao } from '@balcao/sdk'
import { verifyWebhook } from '@balcao/sdk/verify-webhook'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderSdk, sdkFile } from '#api/render-sdk.ts'
import { signDelivery } from '#modules/outgoing/sign-delivery.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let stall: Stall
let key: string

beforeAll(async () => {
  world = await createTestServer()
  stall = await aStall(world)
  key = (await anApiKey(world, { userId: stall.seller.id })).token
})
afterAll(() => world.stop())

const balcao = (options: Partial<Parameters<typeof createBalcao>[0]> = {}) =>
  createBalcao({ url: world.url, key, ...options })

const buyer = {
  name: 'Ana Souza',
  email: 'ana@compradora.example',
  document: '52998224725',
  phone: '11987654321',
}

test('the operations are current: run "node apps/server/src/api/generate-sdk.ts"', async () => {
  expect(await readFile(sdkFile, 'utf8')).toBe(renderSdk())
})

describe('the client', () => {
  test('creates a product, sells, refunds and withdraws', async () => {
    const shop = balcao()
    const product = await shop.createProduct({ type: 'DIGITAL', name: 'Curso de pães', offerTitle: 'Único' })
    expect(await shop.getProduct({ productId: product.id })).toEqual(product)
    const link = await shop.createLink({ offerId: stall.offer.id })
    expect(link).toMatchObject({ state: 'ACTIVE', totalCents: 10_000 })
    const sale = await shop.createSale({ offerId: stall.offer.id, method: 'PIX', buyer })
    await world.sandbox.bank.pay(sale.pix?.code ?? '')
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    expect(await shop.getSale({ paymentId: sale.id })).toMatchObject({ status: 'APPROVED' })
    await shop.createRefund({ paymentId: sale.id, reason: 'Desistência' })
    const payee = await aPayee(world)
    const { token } = await anApiKey(world, { userId: payee.id })
    world.clock.advance({ days: 2 })
    const theirs = balcao({ key: token })
    const { feeCents } = await theirs.getWithdrawalTerms()
    const { bankAccountId } = payee
    const asked = await theirs.createWithdrawal({
      bankAccountId,
      amountCents: 20_000,
      shownFeeCents: feeCents,
    })
    expect(await theirs.getWithdrawal({ withdrawalId: asked.id })).toMatchObject({ amountCents: 20_000 })
  })

  test('reads all pages of a list', async () => {
    const shop = balcao()
    const names = ['Broa um', 'Broa dois', 'Broa três']
    for (const name of names) {
      world.clock.advance({ minutes: 1 })
      await shop.createProduct({ type: 'DIGITAL', name, offerTitle: 'Único' })
    }
    const found: string[] = []
    for await (const product of shop.listProducts.all({ search: 'Broa ', limit: 1 })) found.push(product.name)
    expect(found).toEqual(names.toReversed())
  })

  test('repeats a change whose answer was lost, and the change is made once', async () => {
    let calls = 0
    const losing: typeof fetch = async (address, request) => {
      const answer = await fetch(address, request)
      calls += 1
      if (calls === 1) throw new TypeError('connection reset')
      return answer
    }
    const shop = balcao({ fetch: losing })
    const made = await shop.createProduct({ type: 'DIGITAL', name: 'Rosca doce', offerTitle: 'Único' })
    expect(calls).toBe(2)
    const { data } = await shop.listProducts({ search: 'Rosca' })
    expect(data.map(({ id }) => id)).toEqual([made.id])
  })

  test('throws the problem of a refusal', async () => {
    const refused = balcao({ language: 'en' }).createProduct({ type: 'DIGITAL', name: '', offerTitle: 'x' })
    await expect(refused).rejects.toThrow(BalcaoProblem)
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'input_invalid' })
  })
})

describe('the check of a webhook', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
  const body = JSON.stringify({ type: 'sale.approved' })
  const at = new Date('2030-03-13T15:00:00Z')
  const headers = signDelivery({ eventId: 'evt_1', body, at, secrets: [secret] })

  test('returns the event of a valid signature, also beside the signature of a former secret', async () => {
    expect(await verifyWebhook({ body, headers, secret, now: at })).toEqual({ type: 'sale.approved' })
    const both = signDelivery({ eventId: 'evt_1', body, at, secrets: ['whsec_AAAA', secret] })
    expect(await verifyWebhook({ body, headers: new Headers(both), secret, now: at })).toBeTruthy()
  })

  test('refuses another body, another secret, an old delivery and a missing signature', async () => {
    const late = new Date(at.getTime() + 6 * 60_000)
    await expect(verifyWebhook({ body: '{}', headers, secret, now: at })).rejects.toThrow('wrong')
    await expect(verifyWebhook({ body, headers, secret: 'whsec_AAAA', now: at })).rejects.toThrow('wrong')
    await expect(verifyWebhook({ body, headers, secret, now: late })).rejects.toThrow('old')
    await expect(verifyWebhook({ body, headers: {}, secret, now: at })).rejects.toThrow('no signature')
  })
})
