import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { readOwnPayments } from '#modules/payments/views/purchase-cookie.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { reissuePayment } from './reissue-payment.ts'

const email = 'carolina@compradora.example'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

const asStranger = (paymentId: string) =>
  inScope(shop.app, shop.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))

/** A purchase over HTTP, with the cookie that the browser keeps of it. */
async function buyInBrowser(cookie = ''): Promise<{ paymentId: string; cookie: string; setCookie: string }> {
  const response = await fetch(`${shop.url}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      purchaseId: crypto.randomUUID(),
      offerId: shop.offerId,
      name: 'Carolina Nogueira',
      email,
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
    }),
  })
  const body = (await response.json()) as { result: { data: { paymentId: string } } }
  const setCookie = response.headers.getSetCookie().find((line) => line.includes('purchases=')) ?? ''
  return { paymentId: body.result.data.paymentId, cookie: setCookie.split(';')[0] ?? '', setCookie }
}

/** The three ways in which a browser reads a payment. */
async function shownTo(cookie: string, paymentId: string): Promise<PaymentView['purchase'][]> {
  const headers = { cookie }
  const input = encodeURIComponent(JSON.stringify({ paymentId }))
  const asked = await fetch(`${shop.url}/api/trpc/checkout.getPayment?input=${input}`, { headers })
  const page = await (await fetch(`${shop.url}/checkout/payment/${paymentId}`, { headers })).text()
  const stream = await fetch(`${shop.url}/api/payments/${paymentId}/events`, { headers })
  const reader = stream.body?.getReader()
  let pushed = ''
  while (!pushed.includes('\n\n') || !pushed.includes('data:'))
    pushed += new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  const views = [
    ((await asked.json()) as { result: { data: PaymentView } }).result.data,
    (JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as { view: PaymentView }).view,
    JSON.parse(/data: ?(.*)/.exec(pushed)?.[1] ?? '') as PaymentView,
  ]
  return views.map(({ purchase }) => purchase)
}

describe('a visitor with the address of a payment', () => {
  test('sees exactly these fields, and nothing of the buyer or the product', async () => {
    const { paymentId } = await buyInBrowser()
    const view = await asStranger(paymentId)
    expect(Object.keys(view).sort()).toMatchInlineSnapshot(`
      [
        "amountCents",
        "automaticPix",
        "billet",
        "canBeReissued",
        "cardDecline",
        "cards",
        "challenge",
        "colorPrimary",
        "createdAt",
        "currency",
        "expiresAt",
        "installments",
        "isCalledOff",
        "isConfirming",
        "isExpired",
        "isInAnalysis",
        "method",
        "paidAt",
        "paidBy",
        "paymentId",
        "pix",
        "playBankUrl",
        "purchase",
        "refundedCents",
        "sellerName",
        "status",
        "supersededBy",
        "version",
      ]
    `)
    expect(view.purchase).toBeNull()
    const [order] = await shop.owner`
      select o.code, o.id, o.buyer_document, o.buyer_phone, p.name as product from orders o
      join payments y on y.order_id = o.id join products p on p.id = o.product_id where y.id = ${paymentId}`
    const page = await (await fetch(`${shop.url}/checkout/payment/${paymentId}`)).text()
    for (const secret of ['Carolina', 'Nogueira', email, shop.offerId, ...Object.values(order ?? {})])
      for (const told of [JSON.stringify(view), page]) expect(told).not.toContain(secret)
  })

  test('sees the purchase in the browser that made it, by a cookie that no script can read', async () => {
    const { paymentId, cookie, setCookie } = await buyInBrowser()
    expect(setCookie).toContain('HttpOnly')
    expect(setCookie).toContain('SameSite=Lax')
    for (const purchase of await shownTo(cookie, paymentId))
      expect(purchase).toMatchObject({
        buyerFirstName: 'Carolina',
        email: 'ca***@compradora.example',
        items: [{ title: 'Curso Pão de Fermentação Natural', priceCents: 19_700 }],
      })
    expect(await shownTo('', paymentId)).toEqual([null, null, null])
  })

  test('sees nothing more with the cookie of another purchase, a forged one, or one of another platform', async () => {
    const [own, foreign] = [await buyInBrowser(), await buyInBrowser()]
    const forged = own.cookie.replace(own.paymentId, foreign.paymentId)
    expect(await shownTo(own.cookie, foreign.paymentId)).toEqual([null, null, null])
    expect(await shownTo(forged, foreign.paymentId)).toEqual([null, null, null])
    const there = { platformId: crypto.randomUUID(), cookieHeader: own.cookie }
    expect(readOwnPayments(shop.app, there)).toEqual([])
    expect(readOwnPayments(shop.app, { ...there, platformId: shop.platformId })).toEqual([own.paymentId])
  })

  test('keeps the browser’s earlier purchases beside the new one', async () => {
    const first = await buyInBrowser()
    const second = await buyInBrowser(first.cookie)
    for (const { paymentId } of [first, second])
      expect((await shownTo(second.cookie, paymentId)).every((purchase) => purchase !== null)).toBe(true)
  })

  test('sees it as the buyer after a code from the mailbox, and not as another customer', async () => {
    const { paymentId } = await buyInBrowser()
    const enter = async (address: string) => {
      await inScope(shop.app, shop.platformId, (scope) =>
        ensureCustomer(scope, { email: address, name: 'Carolina Nogueira' }),
      )
      const browser = aBrowser(shop)
      await browser.account.requestCustomerCode({ email: address })
      await shop.drainJobs()
      const mail = (await shop.inbox()).find(
        ({ recipient, subject }) => recipient === address && /^\d{6}/.test(subject),
      )
      await browser.account.enterWithCustomerCode({
        email: address,
        code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '',
      })
      return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    }
    const [asked] = await shownTo(await enter(email), paymentId)
    expect(asked?.buyerFirstName).toBe('Carolina')
    expect(await shownTo(await enter('outra@compradora.example'), paymentId)).toEqual([null, null, null])
  })

  test('sees the purchase of a code that a stranger had reissued', async () => {
    const { paymentId, cookie } = await buyInBrowser()
    shop.clock.advance({ days: 1, minutes: 1 })
    const again = await reissuePayment(shop.app, { platformId: shop.platformId, paymentId, ip: '127.0.0.1' })
    expect(again.paymentId).not.toBe(paymentId)
    expect((await shownTo(cookie, again.paymentId)).every((purchase) => purchase !== null)).toBe(true)
  })
})

describe('a code at the simulated bank', () => {
  const end = async (action: 'expire' | 'cancel') => {
    const { paymentId } = await shop.buy()
    await shop.sandbox.bank[action]({ acquirer: 'HAWKPAY', id: await shop.transactionOf(paymentId) })
    await shop.settle()
    const { isExpired, isCalledOff, canBeReissued } = await asStranger(paymentId)
    return { isExpired, isCalledOff, canBeReissued }
  }

  test('expires when it is left unpaid, and shows as canceled when it is canceled', async () => {
    expect(await end('expire')).toEqual({ isExpired: true, isCalledOff: false, canBeReissued: true })
    expect(await end('cancel')).toEqual({ isExpired: false, isCalledOff: true, canBeReissued: false })
  })
})
