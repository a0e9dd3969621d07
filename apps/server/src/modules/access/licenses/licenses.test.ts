import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { listReceivedGifts } from '#modules/access/gifts/list-received-gifts.ts'
import { openGift } from '#modules/access/gifts/open-gift.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { listContents } from '#modules/access/list-contents.ts'
import { listDeliveries } from '#modules/access/list-deliveries.ts'
import { openContent } from '#modules/access/open-content.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { followDelivery } from '#modules/payments/telling/follow-delivery.ts'
import { mailReceipt } from '#modules/payments/telling/mail-receipt.ts'
import { readToldSale } from '#modules/payments/telling/read-told-sale.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { addLicenseKeys } from './add-license-keys.ts'
import { listLicenseKeys } from './list-license-keys.ts'
import { removeLicenseKey } from './remove-license-key.ts'

let world: TestApp
let buyers = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const aLicense = {
  kind: 'LICENSE',
  title: 'Chave de ativação',
  url: null,
  fileKey: null,
  endpointId: null,
  usesMax: null,
  opensOn: null,
} as const

/** A product with these license keys, and functions to sell it. */
async function aKeyShop(keys: string[]) {
  const stall = await aStall(world)
  const productId = stall.product.id
  const as = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  const { version } = await as(listContents, { productId })
  const saved = await as(saveContents, { productId, version, contents: [aLicense], deliveryNote: '' })
  const contentId = saved.contents[0]?.id ?? ''
  if (keys.length > 0) await as(addLicenseKeys, { contentId, keys })
  const count = async () => (await as(listContents, { productId })).contents[0]?.licenses
  const buy = async (wishes: Pick<PurchaseWishes, 'gift'> = {}) => {
    const email = `licenca${++buyers}@compradora.example`
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId: stall.offer.id,
      email,
      ...wishes,
    })
    const tell = (status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK') =>
      stall.within((scope) =>
        applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
      )
    await tell('APPROVED')
    return { email, paymentId, tell }
  }
  const sell = async () => {
    const sale = await buy()
    await world.drainJobs()
    return sale
  }
  return { ...stall, productId, contentId, as, count, buy, sell }
}

async function asBuyer(email: string) {
  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Carolina' }),
  )
  const as = callAs(world, { userId, role: 'CUSTOMER' })
  const library = async () => (await as(listAccess, { limit: 25 })).rows[0]
  return { as, library, key: async () => (await library())?.contents[0]?.licenseKey }
}

const mailsTo = async (email: string) =>
  (await world.inbox()).filter(({ recipient }) => recipient === email).map(({ text }) => text)

const named = (count: number) => Array.from({ length: count }, (_, index) => `CHAVE-${index + 1}-X9`)

describe('a product with license keys', () => {
  test('gives each sale one key, shown on the page, in the mail and in the buyer’s records', async () => {
    const shop = await aKeyShop(['AAAA-1111', 'BBBB-2222'])
    const sale = await shop.sell()
    const buyer = await asBuyer(sale.email)
    expect(await buyer.key()).toBe('AAAA-1111')
    expect((await mailsTo(sale.email)).some((text) => text.includes('AAAA-1111'))).toBe(true)
    const grant = await buyer.library()
    const records = await buyer.as(listDeliveries, { grantId: grant?.id ?? '' })
    expect(records.map(({ what, title }) => [what, title])).toContainEqual(['LICENSE', 'Chave de ativação'])
    await expect(
      buyer.as(openContent, { grantId: grant?.id ?? '', contentId: shop.contentId }),
    ).rejects.toThrow('not_found')
    expect(await shop.count()).toEqual({ free: 1, given: 1, waiting: 0 })
  })

  test('with fifteen keys and twenty concurrent sales gives fifteen different keys; five sales wait, and the seller is notified once', async () => {
    const shop = await aKeyShop(named(15))
    const sales = []
    for (let number = 0; number < 20; number++) sales.push(await shop.buy())
    await Promise.all(
      sales.map(({ paymentId }) =>
        inScope(world.app, world.platformId, (scope) => followDelivery(scope, paymentId)),
      ),
    )
    expect(await shop.count()).toEqual({ free: 0, given: 15, waiting: 5 })
    const given = await world.owner`
      select k.value from license_claims c join license_keys k on k.id = c.key_id where c.content_id = ${shop.contentId}`
    expect(new Set(given.map(({ value }) => value)).size).toBe(15)
    await world.drainJobs()
    const told = (await mailsTo(shop.seller.email)).filter((text) => text.includes('tab=contents'))
    expect(told).toHaveLength(1)

    const { given: late } = await shop.as(addLicenseKeys, { contentId: shop.contentId, keys: named(18) })
    expect(late).toBe(3)
    await shop.as(addLicenseKeys, { contentId: shop.contentId, keys: named(22) })
    await world.drainJobs()
    expect(await shop.count()).toEqual({ free: 2, given: 20, waiting: 0 })
    const keys = new Set<string>()
    for (const { email } of sales) {
      const key = await (await asBuyer(email)).key()
      keys.add(key ?? '')
      expect((await mailsTo(email)).some((text) => text.includes(key ?? 'none'))).toBe(true)
    }
    expect(keys.size).toBe(20)
  })

  test('gives the key of a gift to its recipient, by mail where it was out of stock, and never to the buyer', async () => {
    const shop = await aKeyShop([])
    const email = `licenca${++buyers}@presente.example`
    const sale = await shop.buy({ gift: { name: 'Rafael', email } })
    await world.drainJobs()
    const recipient = await asBuyer(email)
    const [gift] = await recipient.as(listReceivedGifts, undefined)
    await recipient.as(openGift, { giftId: gift?.id ?? '' })
    expect(await shop.count()).toEqual({ free: 0, given: 0, waiting: 1 })

    await shop.as(addLicenseKeys, { contentId: shop.contentId, keys: ['AAAA-1111'] })
    await world.drainJobs()
    expect(await recipient.key()).toBe('AAAA-1111')
    expect(await mailsTo(email)).toHaveLength(2)
    await inScope(world.app, world.platformId, async (scope) => {
      const told = await readToldSale(scope, sale.paymentId)
      if (told) await mailReceipt(scope, told, { key: 'receipt of the gift after its opening' })
    })
    await world.drainJobs()
    const toBuyer = await mailsTo(sale.email)
    expect(toBuyer.length).toBeGreaterThan(1)
    expect(toBuyer.join()).not.toContain('AAAA-1111')
  })

  test('revokes the key of a refunded sale, and gives that key to no other buyer', async () => {
    const shop = await aKeyShop(['AAAA-1111'])
    const first = await shop.sell()
    await first.tell('REFUNDED')
    await world.drainJobs()
    expect((await (await asBuyer(first.email)).library())?.contents).toEqual([])
    expect((await shop.as(listLicenseKeys, { contentId: shop.contentId, limit: 10 })).rows).toMatchObject([
      { value: 'AAAA-1111', state: 'REVOKED', orderCode: expect.any(String) },
    ])
    const second = await shop.sell()
    expect(await (await asBuyer(second.email)).key()).toBeNull()
    expect(await shop.count()).toEqual({ free: 0, given: 1, waiting: 1 })
  })

  test('owes no key to a sale that was refunded while it waited', async () => {
    const shop = await aKeyShop([])
    const [first, second] = [await shop.sell(), await shop.sell()]
    await first.tell('CHARGEBACK')
    await world.drainJobs()
    expect(await shop.as(addLicenseKeys, { contentId: shop.contentId, keys: ['AAAA-1111'] })).toEqual({
      added: 1,
      repeated: 0,
      given: 1,
    })
    expect(await (await asBuyer(second.email)).key()).toBe('AAAA-1111')
    expect(await (await asBuyer(first.email)).key()).toBeUndefined()
  })

  test('stores a key once, allows the removal of a free key, and cannot lose the content while a buyer holds one of its keys', async () => {
    const shop = await aKeyShop(['AAAA-1111', 'BBBB-2222'])
    const { contentId, productId } = shop
    expect(await shop.as(addLicenseKeys, { contentId, keys: ['BBBB-2222', 'CCCC-3333'] })).toEqual({
      added: 1,
      repeated: 1,
      given: 0,
    })
    await shop.sell()
    const { rows } = await shop.as(listLicenseKeys, { contentId, limit: 10 })
    expect(rows.map(({ value, state }) => [value, state])).toEqual([
      ['CCCC-3333', 'FREE'],
      ['BBBB-2222', 'FREE'],
      ['AAAA-1111', 'GIVEN'],
    ])
    await shop.as(removeLicenseKey, { keyId: rows[0]?.id ?? '' })
    await expect(shop.as(removeLicenseKey, { keyId: rows[2]?.id ?? '' })).rejects.toThrow('record_changed')
    const { version } = await shop.as(listContents, { productId })
    await expect(
      shop.as(saveContents, { productId, version, contents: [], deliveryNote: '' }),
    ).rejects.toThrow('content_in_use')
  })
})

test('a seller cannot read, add or remove the keys of another seller', async () => {
  const shop = await aKeyShop(['AAAA-1111'])
  const rival = await aKeyShop([])
  const { contentId } = shop
  const [key] = (await shop.as(listLicenseKeys, { contentId, limit: 10 })).rows
  await expect(rival.as(listLicenseKeys, { contentId, limit: 10 })).rejects.toThrow('not_found')
  await expect(rival.as(addLicenseKeys, { contentId, keys: ['MINE'] })).rejects.toThrow('not_found')
  await expect(rival.as(removeLicenseKey, { keyId: key?.id ?? '' })).rejects.toThrow('not_found')
})
