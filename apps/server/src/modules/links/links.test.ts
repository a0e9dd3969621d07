import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLink, type LinkWishes } from '#demo/a-link.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { findOpenPayment, openPaymentInput } from '#modules/checkout/find-open-payment.ts'
import { reissuePayment } from '#modules/checkout/reissue-payment.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { closeLink } from './close-link.ts'
import { forgetLinkBuyers } from './forget-link-buyers.ts'
import { getLink } from './get-link.ts'
import { listLinks } from './list-links.ts'
import { sumLinks } from './sum-links.ts'

let world: TestServer
let buyers = 0

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

async function aShopWithLink(wishes: Partial<LinkWishes> = {}) {
  const { app, platformId } = world
  const { sellerId, offerId, linkId } = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    const offer = await anOffer(scope, { productId: product.id, priceCents: 19_700 })
    const given = { sellerId: seller.id, offerId: offer.id }
    return { ...given, linkId: await aLink(scope, { ...given, ...wishes }) }
  })
  const asSeller = callAs(world, { userId: sellerId, role: 'SELLER' })
  const read = () => asSeller(getLink, { linkId })
  const path = new URL((await read()).url).pathname
  const paymentLink = path.split('/').at(-1) ?? ''
  return {
    linkId,
    offerId,
    paymentLink,
    path,
    asSeller,
    read,
    buy: (more: Partial<Parameters<typeof aPurchase>[2]> = {}) => {
      buyers += 1
      return aPurchase(app, platformId, {
        offerId,
        paymentLink,
        method: 'CREDIT_CARD',
        email: `link-${buyers}@compradora.example`,
        cpf: aCpf(buyers),
        ...more,
      })
    },
    open: (cookie = '') => fetch(`${world.url}${path}`, { headers: { cookie }, redirect: 'manual' }),
  }
}

const amountOf = async (paymentId: string) => {
  const [row] = await world.owner`
    select o.total_cents::int as total, i.title from payments p
    join orders o on o.id = p.order_id join order_items i on i.order_id = o.id where p.id = ${paymentId}`
  return row
}

describe('a payment link', () => {
  test('charges its own price, quantity and name, whatever the offer costs', async () => {
    const shop = await aShopWithLink({ priceCents: 12_345, quantity: 3, title: 'Consultoria de forno' })
    const { paymentId } = await shop.buy()
    expect(await amountOf(paymentId)).toEqual({ total: 37_035, title: '3 × Consultoria de forno' })
    expect(await shop.read()).toMatchObject({ state: 'ACTIVE', paidCount: 1, paidCents: 37_035 })
    expect(await shop.asSeller(sumLinks, undefined)).toMatchObject({
      linkCount: 1,
      paidCount: 1,
      money: [{ currency: 'BRL', paidCents: 37_035, openCents: 0 }],
    })
  })

  test('without a price of its own follows the offer', async () => {
    const shop = await aShopWithLink({ quantity: 2 })
    await world.owner`update offers set price_cents = 5000 where id = ${shop.offerId}`
    expect(await amountOf((await shop.buy()).paymentId)).toMatchObject({ total: 10_000 })
  })

  test('shows its price and fills in its buyer’s data; each visit counts', async () => {
    const buyer = { name: 'Rita Prado', email: 'rita@compradora.example', phone: '11987654321' }
    const shop = await aShopWithLink({ priceCents: 4_321, buyer })
    const page = await shop.open()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const body = await page.text()
    expect(body).toContain('rita@compradora.example')
    expect(body).toMatch(/43,21/)
    expect((await shop.read()).openedCount).toBe(1)
  })

  test('leads its buyer back to itself from the payment, and a buyer of the offer to the offer', async () => {
    const shop = await aShopWithLink({ priceCents: 4_321 })
    const boughtBy = async ({ paymentId }: { paymentId: string }) =>
      inScope(world.app, world.platformId, (scope) =>
        getPaymentView(scope, paymentId, { ownPaymentIds: [paymentId], customerId: null }),
      )
    const byLink = await boughtBy(await shop.buy({ cardNumber: refusedCard }))
    expect(byLink.purchase).toMatchObject({ linkCode: shop.paymentLink })
    const byOffer = await boughtBy(await aPurchase(world.app, world.platformId, { offerId: shop.offerId }))
    expect(byOffer.purchase).toMatchObject({ linkCode: null })
  })

  test('accepts its own methods only, and sells nothing but its own offer', async () => {
    const shop = await aShopWithLink({ methods: ['PIX'] })
    const other = await aShopWithLink()
    await expect(shop.buy()).rejects.toMatchObject({ code: 'method_unavailable' })
    await expect(shop.buy({ method: 'PIX', paymentLink: other.paymentLink })).rejects.toMatchObject({
      code: 'offer_not_found',
    })
  })

  test('that is expired or closed sells nothing, and its buyer’s data is deleted', async () => {
    const late = await aShopWithLink({
      expiresAt: new Date(world.clock.now().getTime() + 3_600_000).toISOString(),
    })
    const closed = await aShopWithLink({ buyer: { name: 'Rita Prado', email: '', phone: '' } })
    await closed.asSeller(closeLink, { linkId: closed.linkId })
    world.clock.advance({ hours: 1 })
    for (const shop of [late, closed]) {
      await expect(shop.buy()).rejects.toMatchObject({ code: 'offer_unavailable' })
      expect((await shop.open()).status).toBe(410)
    }
    expect(await late.read()).toMatchObject({ state: 'EXPIRED' })
    expect(await closed.read()).toMatchObject({ state: 'CLOSED', buyer: null })
  })

  test('has its buyer’s data deleted a month after it expired or was sold, and no sooner', async () => {
    const buyer = { name: 'Rita Prado', email: 'rita@compradora.example', phone: '' }
    const inAnHour = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
    const late = await aShopWithLink({ buyer, expiresAt: inAnHour })
    const sold = await aShopWithLink({ buyer, isOneUse: true })
    const open = await aShopWithLink({ buyer, isOneUse: true })
    const often = await aShopWithLink({ buyer })
    await sold.buy()
    await often.buy()
    const remembering = async () => {
      await inScope(world.app, world.platformId, forgetLinkBuyers)
      const links = await Promise.all([late, sold, open, often].map((shop) => shop.read()))
      return links.map((link) => link.buyer !== null)
    }
    world.clock.advance({ days: 29 })
    expect(await remembering()).toEqual([true, true, true, true])
    world.clock.advance({ days: 2 })
    expect(await remembering()).toEqual([false, false, true, true])
  })

  test('belongs to its seller alone', async () => {
    const shop = await aShopWithLink()
    const rival = await aShopWithLink()
    await expect(rival.asSeller(getLink, { linkId: shop.linkId })).rejects.toMatchObject({
      code: 'not_found',
    })
    const { rows } = await rival.asSeller(listLinks, { limit: 25 })
    expect(rows.map(({ id }) => id)).toEqual([rival.linkId])
  })
})

describe('a single-use link', () => {
  test('paid by twenty buyers at once is sold once', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => shop.buy()))
    const sold = tries.filter(({ status }) => status === 'fulfilled')
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(sold).toHaveLength(1)
    expect(new Set(refused)).toEqual(new Set(['offer_unavailable']))
    const charged = await world.owner`
      select p.id from payment_link_orders o join payments p on p.order_id = o.order_id
      where o.link_id = ${shop.linkId}`
    expect(charged).toHaveLength(1)
    expect(await shop.read()).toMatchObject({ state: 'SOLD' })
  })

  test('counts as active until it is being paid, sold, expired or closed, as its state says', async () => {
    const { asSeller, buy, read, linkId } = await aShopWithLink({ isOneUse: true })
    const standing = async () => [(await read()).state, (await asSeller(sumLinks, undefined)).activeCount]
    expect(await standing()).toEqual(['ACTIVE', 1])
    await buy({ cardNumber: refusedCard })
    expect(await standing()).toEqual(['ACTIVE', 1])
    await buy({ method: 'PIX' })
    expect(await standing()).toEqual(['IN_PAYMENT', 0])
    await world.owner`update payments set status = 'CANCELED' where status = 'PENDING'
      and order_id in (select order_id from payment_link_orders where link_id = ${linkId})`
    expect(await standing()).toEqual(['ACTIVE', 1])
    await world.owner`update payment_links set expires_at = ${world.clock.now()} where id = ${linkId}`
    expect(await standing()).toEqual(['EXPIRED', 0])
  })

  test('waits for an open code, and is free again after a refused card', async () => {
    const refused = await aShopWithLink({ isOneUse: true })
    expect((await refused.buy({ cardNumber: refusedCard })).status).toBe('REJECTED')
    expect((await refused.buy()).status).toBe('APPROVED')
    const waiting = await aShopWithLink({ isOneUse: true })
    await waiting.buy({ method: 'PIX' })
    expect(await waiting.read()).toMatchObject({ state: 'IN_PAYMENT' })
    await expect(waiting.buy()).rejects.toMatchObject({ code: 'offer_unavailable' })
  })

  test('waits for a card charge of unknown outcome, whatever status its acquirer gives', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const fault = {
      acquirer: 'HAWKPAY',
      operation: 'create',
      kind: 'unknown-status',
      word: 'zzz_new',
    } as const
    world.sandbox.faults.next(fault)
    const { paymentId, status, payment } = await shop.buy()
    expect({ status, isConfirming: payment.isConfirming }).toEqual({ status: 'REJECTED', isConfirming: true })
    expect(await shop.read()).toMatchObject({ state: 'IN_PAYMENT' })
    await expect(shop.buy({ method: 'PIX' })).rejects.toMatchObject({ code: 'offer_unavailable' })
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
    expect(await shop.read()).toMatchObject({ state: 'SOLD' })
  })

  test('shows its own buyer the open code', async () => {
    const shop = await aShopWithLink({ isOneUse: true, priceCents: 4_321 })
    const buyer = { email: 'segunda-aba@compradora.example', cpf: '529.982.247-25' }
    const { paymentId } = await shop.buy({ method: 'PIX', ...buyer })
    const look = (paymentIds: string[]) =>
      inScope(world.app, world.platformId, (scope) =>
        findOpenPayment(
          scope,
          openPaymentInput.parse({
            paymentIds,
            offerId: shop.offerId,
            paymentLink: shop.paymentLink,
            ...buyer,
            paymentMethod: 'PIX',
          }),
        ),
      )
    expect(await look([paymentId])).toMatchObject({ paymentId, amountCents: 4_321 })
    expect(await look([crypto.randomUUID()])).toBeNull()
  })

  test('makes no second code for a former buyer once another one pays through it', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const former = await anExpiredCode(shop)
    expect(await shop.read()).toMatchObject({ state: 'ACTIVE' })
    const { paymentId } = await shop.buy({ method: 'PIX' })
    await expect(reissue(former)).rejects.toMatchObject({ code: 'payment_not_reissuable' })
    expect(await reissue(paymentId)).toBe(paymentId)
  })

  test('used by its former buyer and a new one at the same moment is charged once, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const shop = await aShopWithLink({ isOneUse: true })
      const former = await anExpiredCode(shop)
      const tries = await Promise.allSettled([reissue(former), shop.buy({ method: 'PIX' })])
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const open = await world.owner`
        select distinct p.order_id from payment_link_orders o join payments p on p.order_id = o.order_id
        where o.link_id = ${shop.linkId} and p.status = 'PENDING'`
      expect(open).toHaveLength(1)
    }
  })

  test('sells once, even when an old code of it is paid late: that payment is refunded automatically', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const { paymentId: former, payment } = await shop.buy({ method: 'PIX' })
    await world.owner`
      update payments set status = 'CANCELED', status_reason = 'expired' where id = ${former}`
    const { paymentId } = await shop.buy()
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await checkPayment(world.app, { platformId: world.platformId, paymentId: former, source: 'RECONCILER' })
    await world.drainJobs()
    const standings = await world.owner`
      select id, status, booked_cents::int as booked from payments where id in (${former}, ${paymentId})
      order by booked_cents`
    expect(standings).toEqual([
      { id: former, status: 'CANCELED', booked: 0 },
      { id: paymentId, status: 'APPROVED', booked: 19_700 },
    ])
    const returned = await world.owner`
      select source, reason, amount_cents::int as cents from refunds where payment_id = ${former}`
    expect(returned).toEqual([{ source: 'SUSPENSE', reason: 'link sold', cents: 19_700 }])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('sells once, even when two codes of it are paid at the same moment', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const former = await anExpiredCode(shop)
    const { paymentId } = await shop.buy({ method: 'PIX' })
    const report = { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' } as const
    const hear = (id: string, scope: Scope) => applyProviderEvent(scope, id, report)
    const { second } = await inScope(world.app, world.platformId, async (scope) => {
      await hear(paymentId, scope)
      const hearing = inScope(world.app, world.platformId, (other) => hear(former, other))
      await untilOneWaits(world)
      return { second: hearing }
    })
    await second
    const standings = await world.owner`
      select id, status from payments where id in (${former}, ${paymentId}) order by status`
    expect(standings).toEqual([
      { id: paymentId, status: 'APPROVED' },
      { id: former, status: 'CANCELED' },
    ])
    const cases = await world.owner`select kind from payment_cases where payment_id = ${former}`
    expect(cases).toEqual([{ kind: 'DOUBLE_PAYMENT' }])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('leads its buyer back to their payment', async () => {
    const shop = await aShopWithLink({ isOneUse: true })
    const { cookie, paymentId } = await buyInABrowser(shop)
    const again = await shop.open(cookie)
    expect([again.status, again.headers.get('location')]).toEqual([302, `/checkout/payment/${paymentId}`])
    expect((await shop.open()).status).toBe(410)
  })
})

const reissue = async (paymentId: string) =>
  (await reissuePayment(world.app, { platformId: world.platformId, paymentId, ip: '203.0.113.9' })).paymentId

/** A code that was not paid in time. */
async function anExpiredCode(shop: { buy(more: { method: 'PIX' }): Promise<{ paymentId: string }> }) {
  const { paymentId } = await shop.buy({ method: 'PIX' })
  world.clock.advance({ days: 1, minutes: 1 })
  await world.sandbox.bank.runDueEvents()
  await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
  return paymentId
}

async function buyInABrowser({ offerId, paymentLink }: { offerId: string; paymentLink: string }) {
  const answer = await fetch(`${world.url}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      offerId,
      paymentLink,
      name: 'Carolina Nogueira',
      email: 'navegador@compradora.example',
      cpf: '52998224725',
      phone: '11987654321',
      paymentMethod: 'PIX',
    }),
  })
  const { result } = (await answer.json()) as { result: { data: { paymentId: string } } }
  return {
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    paymentId: result.data.paymentId,
  }
}
