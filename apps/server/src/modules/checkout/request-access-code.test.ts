import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { strangerOf } from '#modules/accounts/doors/visitor.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { requestAccessCode } from './request-access-code.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

test('the browser that paid sees its mailbox and requests a code there; any other browser learns nothing', async () => {
  const email = 'pagou@compradora.example'
  const { paymentId } = await shop.buy({ email })
  await inScope(shop.app, shop.platformId, (scope) => ensureCustomer(scope, { email, name: 'Carolina' }))
  const browser = aBrowser({ app: shop.app, platformId: shop.platformId })
  const codes = async () => {
    await shop.drainJobs()
    return shop.owner`select 1 from mails where recipient = ${email} and key like 'customer-access-code:%'`
  }

  const stranger = requestAccessCode(strangerOf(await browser.context()), { paymentId, ownPaymentIds: [] })
  await expect(stranger).rejects.toMatchObject({ code: 'payment_not_found' })
  expect(await codes()).toHaveLength(0)

  const owner = { paymentId, ownPaymentIds: [paymentId] }
  expect(await requestAccessCode(strangerOf(await browser.context()), owner)).toEqual({ email })
  expect(await codes()).toHaveLength(1)
})
