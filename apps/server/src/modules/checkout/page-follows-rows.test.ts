import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let ids: Record<'offer' | 'product' | 'seller' | 'bump' | 'bumpOffer' | 'bumpProduct' | 'platform', string>

beforeAll(async () => {
  world = await createTestServer()
  ids = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, type: 'FISICO' })
    const deliveries = [
      { description: 'PAC', deliveryTime: '9 dias', fareAmountCents: 1_990, preSelected: true },
    ]
    const offer = await anOffer(scope, { productId: product.id, deliveries })
    const extra = await aProduct(scope, { sellerId: seller.id, name: 'Caderno' })
    const bumpOffer = await anOffer(scope, {
      productId: extra.id,
      title: 'Quero o caderno',
      priceCents: 2_900,
    })
    const bump = await anOrderBump(scope, {
      productId: product.id,
      offerId: bumpOffer.id,
      fakePriceCents: 5_000,
    })
    return {
      offer: offer.id,
      product: product.id,
      seller: seller.id,
      bump,
      bumpOffer: bumpOffer.id,
      bumpProduct: extra.id,
      platform: world.platformId,
    }
  })
})
afterAll(() => world.stop())

/** The page a moment later, after its cache was checked. */
async function page(offerId = ids.offer): Promise<string> {
  world.clock.advance({ seconds: 2 })
  const answer = await fetch(`${world.url}/checkout/${offerId}`)
  return `${answer.status} ${await answer.text()}`
}

/** Each row is written without a use case: code that writes a row need not know that a page shows it. */
test.each([
  ['its product', "update products set name = 'Forno novo' where id = :product", 'Forno novo'],
  ['its offer', 'update offers set price_cents = 12345 where id = :offer', '123,45'],
  [
    'the look of its offer',
    `update offers set builder = builder || '{"colorPrimary":"#7a2e8e"}' where id = :offer`,
    '#7a2e8e',
  ],
  ['its seller', "update users set name = 'Padaria da Esquina' where id = :seller", 'Padaria da Esquina'],
  ['its platform', "update platforms set name = 'Praça' where platform_id = :platform", 'Praça'],
  [
    'a way of delivery',
    "update delivery_options set description = 'Motoboy' where offer_id = :offer",
    'Motoboy',
  ],
  ['a bump', 'update order_bumps set fake_price_cents = 7777 where id = :bump', '77,77'],
  [
    'the offer of a bump',
    "update offers set title = 'Leve o caderno' where id = :bumpOffer",
    'Leve o caderno',
  ],
  [
    'the product of a bump',
    "update products set description = 'Capa dura' where id = :bumpProduct",
    'Capa dura',
  ],
])('a page shows a change of %s at once', async (_what, statement, shown) => {
  expect(await page()).not.toContain(shown)
  await world.owner.unsafe(statement.replace(/:(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`))
  expect(await page()).toContain(shown)
})

test('a page shows a new delivery option and a new pixel, and no longer a removed bump', async () => {
  expect(await page()).toContain('Leve o caderno')
  await world.owner`delete from order_bumps where id = ${ids.bump}`
  expect(await page()).not.toContain('Leve o caderno')
  await world.owner`insert into delivery_options (platform_id, id, offer_id, description, delivery_time, fare_amount_cents, pre_selected, position)
    values (${ids.platform}, ${randomUUID()}, ${ids.offer}, 'Retirada', 'hoje', 0, false, 9)`
  expect(await page()).toContain('Retirada')
  const before = await page()
  await world.owner`insert into pixels (platform_id, id, product_id, vendor, pixel_id, position)
    values (${ids.platform}, ${randomUUID()}, ${ids.product}, 'facebook', '1234567890', 0)`
  expect(await page()).not.toBe(before)
})

test('a page of a subscription stops offering Pix Automático with the only account that debits', async () => {
  const { offerId, accountId } = await inScope(world.app, world.platformId, async (scope) => {
    const { sandbox } = world
    const account = await anAccount(scope, { sandbox, provider: 'ASAAS', methods: ['PIX'] })
    const offer = await anOffer(scope, {
      productId: ids.product,
      type: 'SUBSCRIPTION',
      recurrencePriceCents: 19_700,
      frequencyInDays: 30,
    })
    return { offerId: offer.id, accountId: account.id }
  })
  expect(await page(offerId)).toContain('"automaticPix":true')
  await world.owner`update provider_accounts set status = 'PAUSED' where id = ${accountId}`
  const after = await page(offerId)
  expect(after).toContain('"automaticPix":false')
  expect(after).toContain('PIX')
})

test('a page closes with its seller, and offers only the methods the seller may use', async () => {
  expect(await page()).toContain('BILLET')
  await world.owner`update users set billet_enabled = false where id = ${ids.seller}`
  expect(await page()).not.toContain('BILLET')
  await world.owner`update users set status = 'BLOCKED' where id = ${ids.seller}`
  expect(await page()).toMatch(/^410/)
})
