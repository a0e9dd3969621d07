import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants } from '#test/read-books.ts'

let shop: SubscriptionShop
let offerId: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  offerId = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  await close(null)
  expect(await brokenInvariants(shop)).toEqual([])
})

/** The operator closes the platform: nothing is renewed after this number of days. */
async function close(days: number | null): Promise<void> {
  const now = shop.clock.now()
  const closesAt = days === null ? null : new Date(now.getTime() + days * 86_400_000)
  await shop.owner`
    update platforms set closing_since = ${days === null ? null : now}, closes_at = ${closesAt}
    where platform_id = ${shop.platformId}`
}

const mailsOf = async (email: string) =>
  (await shop.mailsTo(email)).filter((key) => /^subscription/.test(key))

test('a subscription renews until the closing and ends with the last paid period, and its buyer gets a mail', async () => {
  const { subscriptionId, email } = await shop.subscribe({ offerId })
  await shop.passDays(1)
  await close(40)
  await shop.passDays(31)
  expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  await shop.passDays(27)
  expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  await shop.passDays(4)
  expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
  expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  expect(await mailsOf(email)).toEqual(['subscription-renewing', 'subscription-ended'])
  const [ended] = (await shop.inbox()).filter(
    ({ recipient, key }) => recipient === email && key.startsWith('subscription-ended'),
  )
  expect(ended?.text).toContain('encerrando as atividades')
  expect(ended?.text).not.toContain('assinar novamente')
})

test('an invoice is not written for a period that begins after the closing', async () => {
  const { subscriptionId, paymentId } = await shop.subscribe({ offerId, method: 'PIX' })
  await shop.payCode(subscriptionId)
  expect(paymentId).toBeTruthy()
  await close(5)
  await shop.passDays(35)
  expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
  expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
})

test('a closing that is revoked in the last days lets the charge be announced and made', async () => {
  const { subscriptionId, email } = await shop.subscribe({ offerId })
  await shop.passDays(1)
  await close(10)
  await shop.passDays(27)
  expect(await mailsOf(email)).toEqual([])
  await close(null)
  await shop.passDays(4)
  expect(await mailsOf(email)).toEqual(['subscription-renewing'])
  expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
})
