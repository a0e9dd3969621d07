import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { customerPurchasesApi } from '#modules/payments/customer.api.ts'
import { inScope } from '#scope.ts'
import { aTeam } from '#test/a-team.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { getPaymentView } from './get-payment-view.ts'
import { strangerViewer } from './payment-viewer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

const buyAs = (email: string) => shop.buy({ email })

/** Logs in with the code sent to the mailbox. */
async function customer(email: string, platformId = shop.platformId) {
  const browser = aBrowser({ app: shop.app, platformId })
  await inScope(shop.app, platformId, (scope) => ensureCustomer(scope, { email, name: 'Carolina Nogueira' }))
  await browser.account.requestCustomerCode({ email })
  await shop.drainJobs()
  const [mail] = await shop.owner`
    select text from mails where platform_id = ${platformId} and recipient = ${email}
      and key like 'customer-access-code:%' order by created_at desc limit 1`
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  await browser.account.enterWithCustomerCode({ email, code })
  return customerPurchasesApi.createCaller(browser.context)
}

test('a buyer sees the purchases of their mailbox, the newest first, and no others', async () => {
  const first = await buyAs('carolina@compradora.example')
  shop.clock.advance({ minutes: 1 })
  const second = await buyAs('carolina@compradora.example')
  await buyAs('outra@compradora.example')
  const { rows } = await (await customer('carolina@compradora.example')).list({})
  expect(rows.map(({ paymentId }) => paymentId)).toEqual([second.paymentId, first.paymentId])
  const [order] = await shop.owner<{ code: string }[]>`
    select o.code from orders o join payments p on p.order_id = o.id where p.id = ${second.paymentId}`
  expect(rows[0]).toMatchObject({ standing: 'PENDING', orderCode: order?.code })
})

test('a card with an unknown status is in analysis for buyer and page, and its decline is mailed', async () => {
  const email = 'analise@compradora.example'
  const { paymentId } = await shop.buy({ email, method: 'CREDIT_CARD', cardNumber: '4000000000009235' })
  const report = (certainty: 'KNOWN' | 'UNCONFIRMED') =>
    inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, {
        source: 'WEBHOOK',
        status: 'REJECTED',
        certainty,
        rawStatus: 'zzz',
      }),
    )
  const standing = async () => (await (await customer(email)).list({})).rows[0]?.standing
  const view = () =>
    inScope(shop.app, shop.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
  const analyses = () => shop.owner`select 1 from mails where key = ${`purchase-in-analysis:${paymentId}`}`
  const refusals = () => shop.owner`select 1 from mails where key = ${`purchase-refused:${paymentId}`}`

  await report('UNCONFIRMED')
  await shop.drainJobs()
  expect(await standing()).toBe('IN_ANALYSIS')
  expect(await view()).toMatchObject({ isInAnalysis: true, cardDecline: null })
  expect(await refusals()).toHaveLength(0)
  // The bank takes longer than a moment, so the buyer gets one mail.
  expect(await analyses()).toHaveLength(0)
  shop.clock.advance({ minutes: 2 })
  await shop.drainJobs()
  expect(await analyses()).toHaveLength(1)
  await report('UNCONFIRMED')
  shop.clock.advance({ minutes: 2 })
  await shop.drainJobs()
  expect(await analyses()).toHaveLength(1)

  await report('KNOWN')
  await shop.drainJobs()
  expect(await standing()).toBe('REJECTED')
  expect(await view()).toMatchObject({ isInAnalysis: false, isConfirming: false })
  expect(await refusals()).toHaveLength(1)
})

test('the same mailbox at another platform sees none of it', async () => {
  const { platformId } = await aTeam(shop)
  const { rows } = await (await customer('carolina@compradora.example', platformId)).list({})
  expect(rows).toEqual([])
})
