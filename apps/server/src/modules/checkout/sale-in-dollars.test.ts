import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, type Shop } from '../../../test/shop.ts'
import { aPerson } from '../../demo/a-person.ts'
import { anAccount } from '../../demo/an-account.ts'
import { anOffer, aProduct } from '../../demo/an-offer.ts'
import { inScope } from '../../scope.ts'
import { getCheckoutState } from './get-checkout-state.ts'

let shop: Shop
let inDollars = ''

beforeAll(async () => {
  shop = await createShop()
  inDollars = await inScope(shop.app, shop.platformId, async (scope) => {
    await anAccount(scope, { sandbox: shop.sandbox, provider: 'SUITPAY', priority: -1 })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, currency: 'USD' })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(() => shop.stop())

const acquirerOf = async (offerId: string) => {
  const { paymentId } = await shop.buy({ offerId })
  const attempts = await shop.owner`
    select a.provider from payment_attempts t join provider_accounts a on a.id = t.provider_account_id
    where t.payment_id = ${paymentId} order by t.number`
  return attempts.map(({ provider }) => provider)
}
const methodsOf = (offerId: string) =>
  inScope(shop.app, shop.platformId, (scope) => getCheckoutState(scope, offerId))

test('goes to an acquirer that is told so, and is asked of no other', async () => {
  expect(await acquirerOf(shop.offerId)).toEqual(['SUITPAY'])
  expect(await acquirerOf(inDollars)).toEqual(['HAWKPAY'])
})

test('is not offered where every acquirer would charge it as reais', async () => {
  expect(await methodsOf(inDollars)).toContain('PIX')
  await shop.owner`update provider_accounts set status = 'PAUSED' where provider = 'HAWKPAY'`
  expect(await methodsOf(inDollars)).not.toContain('PIX')
  await expect(shop.buy({ offerId: inDollars })).rejects.toMatchObject({ code: 'errorPaymentNotConfigured' })
  expect(await methodsOf(shop.offerId)).toContain('PIX')
})
