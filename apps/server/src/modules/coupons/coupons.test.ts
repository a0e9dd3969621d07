import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aCoupon, type CouponWishes } from '#demo/a-coupon.ts'
import { aLink } from '#demo/a-link.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes, refusedCard } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { findOpenPayment, openPaymentInput } from '#modules/checkout/find-open-payment.ts'
import { quoteCoupon } from '#modules/checkout/quote-coupon.ts'
import { reissuePayment } from '#modules/checkout/reissue-payment.ts'
import { describeSale } from '#modules/outgoing/describe-sale.ts'
import type { SaleNews } from '#modules/outgoing/sale-news.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { listSalesForFile } from '#modules/payments/views/list-sales-for-file.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { untilSeveralWait } from '#test/until-waiting.ts'
import { getCoupon, listCoupons } from './list-coupons.ts'
import { previewCoupon } from './preview-coupon.ts'
import { pauseCoupon, resumeCoupon } from './update-coupon.ts'

let world: Shop
let buyers = 0

beforeAll(async () => {
  world = await createShop()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const hour = 3_600_000
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * hour).toISOString()

/** A shop with a course at 197.00, a bump at 47.00, and one coupon. */
async function aShopWith(wishes: Partial<Omit<CouponWishes, 'sellerId'>> = {}) {
  const { app, platformId } = world
  const code = wishes.code ?? 'PRIMEIRA10'
  const made = await within(async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    const extra = await aProduct(scope, { sellerId: seller.id, name: 'Caderno' })
    const offer = await anOffer(scope, { productId: product.id, priceCents: 19_700 })
    const other = await anOffer(scope, { productId: extra.id, priceCents: 4_700 })
    const bumpId = await anOrderBump(scope, { productId: product.id, offerId: other.id })
    const couponId = await aCoupon(scope, { sellerId: seller.id, code, ...wishes })
    return {
      sellerId: seller.id,
      productId: product.id,
      offerId: offer.id,
      otherId: other.id,
      bumpId,
      couponId,
    }
  })
  const asOwner = callAs(world, { userId: made.sellerId, role: 'SELLER' })
  return {
    ...made,
    code,
    asOwner,
    read: () => asOwner(getCoupon, { couponId: made.couponId }),
    quote: (typed = code, offerId = made.offerId, ownPaymentIds: string[] = []) =>
      within((scope) =>
        quoteCoupon(scope, { offerId, code: typed.toUpperCase(), orderBumpsIds: [], ownPaymentIds }),
      ),
    buy: (more: Partial<PurchaseWishes> = {}) => {
      buyers += 1
      return aPurchase(app, platformId, {
        offerId: made.offerId,
        coupon: code,
        method: 'CREDIT_CARD',
        email: `cupom-${buyers}@compradora.example`,
        cpf: aCpf(30_000 + buyers),
        cardNumber: '4111111111111111',
        ...more,
      })
    },
  }
}

type Refused = { code: string }
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'SOLD',
    ({ code }: Refused) => code,
  )

const soldOf = async (paymentId: string) => {
  const [order] = await world.owner`
    select o.items_cents::int as items, o.discount_cents::int as discount, o.total_cents::int as total,
      p.amount_cents::int as charged, o.coupon_id as coupon, o.affiliate_id as affiliate,
      (select json_agg(i.discount_cents order by i.position) from order_items i
        where (i.platform_id, i.order_id) = (o.platform_id, o.id)) as by_line,
      (select sum(s.amount_cents)::int from order_shares s
        where (s.platform_id, s.order_id) = (o.platform_id, o.id) and s.role <> 'MANAGER')
        + o.fee_cents::int + o.interest_cents::int as divided
    from payments p join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
    where p.platform_id = ${world.platformId} and p.id = ${paymentId}`
  return order
}

const sharesOf = async (paymentId: string) =>
  Object.fromEntries(
    (
      await world.owner`select s.role, s.amount_cents::int as cents from order_shares s
      join payments p on p.order_id = s.order_id where p.id = ${paymentId}`
    ).map(({ role, cents }) => [role, cents]),
  )

/** A Pix code that has expired. */
async function anExpiredCode(
  shop: Awaited<ReturnType<typeof aShopWith>>,
  more: Partial<PurchaseWishes> = {},
) {
  const { paymentId } = await shop.buy({ method: 'PIX', ...more })
  await lapse(paymentId)
  return paymentId
}

const lapse = (paymentId: string) =>
  world.owner`update payments set status = 'CANCELED', status_reason = 'expired' where id = ${paymentId}`

/** Queries the acquirer about a payment. */
const hear = (paymentId: string) =>
  checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })

const reissue = (paymentId: string) =>
  reissuePayment(world.app, { platformId: world.platformId, paymentId, ip: '127.0.0.1' })

describe('a purchase with a coupon', () => {
  test('charges the reduced price, in whatever case the code is typed, and freezes it in the order', async () => {
    const shop = await aShopWith()
    const { paymentId } = await shop.buy({ coupon: ' primeira10 ', orderBumpsIds: [shop.bumpId] })
    expect(await soldOf(paymentId)).toMatchObject({
      items: 24_400,
      discount: 2_440,
      by_line: [1_970, 470],
      total: 21_960,
      charged: 21_960,
      divided: 21_960,
      coupon: shop.couponId,
    })
    await world.owner`update coupons set basis_points = 5000 where id = ${shop.couponId}`
    expect(await soldOf(paymentId)).toMatchObject({ discount: 2_440, total: 21_960 })
  })

  test('of an amount, without bumps, leaves the bump at its price', async () => {
    const shop = await aShopWith({ amountCents: 3_000, includesBumps: false })
    const { paymentId } = await shop.buy({ orderBumpsIds: [shop.bumpId] })
    expect(await soldOf(paymentId)).toMatchObject({ by_line: [3_000, 0], charged: 21_400 })
  })

  test('divides the reduced price into installments, with their interest', async () => {
    const shop = await aShopWith()
    await world.owner`update offers set number_of_installments = 12, max_installments_without_interest = 3
      where id = ${shop.offerId}`
    const { paymentId } = await shop.buy({ installments: 3 })
    expect(await soldOf(paymentId)).toMatchObject({ charged: 17_730, divided: 17_730 })
  })

  test('sends the acquirer the reduced price, item by item', async () => {
    const shop = await aShopWith()
    const { paymentId } = await shop.buy({ method: 'PIX', orderBumpsIds: [shop.bumpId] })
    const transactionId = await world.transactionOf(paymentId)
    const [received] = (await world.sandbox.acquirer('HAWKPAY').received()).filter(
      ({ operation, body }) => operation === 'create' && JSON.stringify(body).includes('17730'),
    )
    expect(transactionId).toBeTruthy()
    expect(JSON.stringify(received?.body)).toContain('4230')
  })

  test('is never charged at another amount than the one shown', async () => {
    const shop = await aShopWith()
    expect(await refusalOf(shop.buy({ shownCents: 17_730 }))).toBe('SOLD')
    expect(await refusalOf(shop.buy({ shownCents: 17_729 }))).toBe('record_changed')
    // The seller raised the discount meanwhile: a price below the shown one is not charged either.
    await world.owner`update coupons set basis_points = 2000 where id = ${shop.couponId}`
    expect(await refusalOf(shop.buy({ shownCents: 17_730 }))).toBe('record_changed')
    await shop.asOwner(pauseCoupon, { couponId: shop.couponId })
    expect(await refusalOf(shop.buy({ shownCents: 15_760 }))).toBe('coupon_paused')
    await shop.asOwner(resumeCoupon, { couponId: shop.couponId })
    expect(await refusalOf(shop.buy({ shownCents: 15_760 }))).toBe('SOLD')
  })

  test('is refused when less than the lowest price is left, and nothing is charged at zero', async () => {
    const shop = await aShopWith({ amountCents: 50_000 })
    expect(await refusalOf(shop.buy())).toBe('coupon_too_large')
    expect(await shop.quote()).toMatchObject({ kind: 'REFUSED', reason: 'coupon_too_large' })
    const almost = await aShopWith({ amountCents: 19_600 })
    expect(await soldOf((await almost.buy()).paymentId)).toMatchObject({ charged: 100, divided: 100 })
    // A bump beside it does not make the product free.
    const whole = await aShopWith({ amountCents: 19_601, includesBumps: false })
    expect(await refusalOf(whole.buy({ orderBumpsIds: [whole.bumpId] }))).toBe('coupon_too_large')
    expect(await refusalOf(almost.buy({ orderBumpsIds: [almost.bumpId] }))).toBe('SOLD')
  })

  test('is refused on a payment link, whose price is its own', async () => {
    const shop = await aShopWith()
    const linkId = await within((scope) => aLink(scope, { sellerId: shop.sellerId, offerId: shop.offerId }))
    const [link] = await world.owner`select code from payment_links where id = ${linkId}`
    expect(await refusalOf(shop.buy({ paymentLink: link?.code }))).toBe('coupon_not_here')
  })

  test('sent twice under one id is one purchase and one use', async () => {
    const shop = await aShopWith({ usesMax: 5 })
    const purchaseId = randomUUID()
    const same = { purchaseId, email: 'duas@compradora.example', cpf: aCpf(777), method: 'PIX' } as const
    const [first, second] = [await shop.buy(same), await shop.buy(same)]
    expect(second.paymentId).toBe(first.paymentId)
    expect(await shop.read()).toMatchObject({ paidCount: 0, heldCount: 1 })
    expect(await refusalOf(shop.buy({ ...same, coupon: 'OUTRO' }))).toBe('purchase_conflict')
  })

  test('finds its own open code again, although that code holds the last use', async () => {
    const shop = await aShopWith({ usesMax: 1 })
    const buyer = { email: 'aba@compradora.example', cpf: '529.982.247-25' }
    const { paymentId } = await shop.buy({ method: 'PIX', ...buyer })
    const look = (coupon?: string) =>
      within((scope) =>
        findOpenPayment(
          scope,
          openPaymentInput.parse({
            paymentIds: [paymentId],
            offerId: shop.offerId,
            coupon,
            ...buyer,
            paymentMethod: 'PIX',
          }),
        ),
      )
    expect(await look(shop.code)).toMatchObject({ paymentId, amountCents: 17_730 })
    expect(await look()).toBeNull()
  })
})

describe('a coupon is refused', () => {
  test('if its code is unknown, of another seller, or of another product or offer', async () => {
    const shop = await aShopWith()
    const rival = await aShopWith({ code: 'RIVAL20' })
    expect(await shop.quote('NADA')).toEqual({ kind: 'REFUSED', reason: 'coupon_not_found', at: null })
    expect(await shop.quote(rival.code)).toEqual({ kind: 'REFUSED', reason: 'coupon_not_found', at: null })
    expect(await refusalOf(shop.buy({ coupon: rival.code }))).toBe('coupon_not_found')
    await within((scope) =>
      aCoupon(scope, { sellerId: shop.sellerId, code: 'SO-CURSO', productId: shop.productId }),
    )
    await within((scope) =>
      aCoupon(scope, { sellerId: shop.sellerId, code: 'SO-OFERTA', offerId: shop.offerId }),
    )
    for (const code of ['SO-CURSO', 'SO-OFERTA']) {
      expect(await shop.quote(code)).toMatchObject({ kind: 'APPLIES', basisPoints: 1_000 })
      expect(await shop.quote(code, shop.otherId)).toMatchObject({ reason: 'coupon_not_here' })
      expect(await refusalOf(shop.buy({ coupon: code, offerId: shop.otherId }))).toBe('coupon_not_here')
    }
  })

  test('before its first day and after its last, with the instant', async () => {
    const early = await aShopWith({ startsAt: inHours(2) })
    expect(await early.quote()).toEqual({
      kind: 'REFUSED',
      reason: 'coupon_not_started',
      at: (await early.read()).startsAt,
    })
    expect(await refusalOf(early.buy())).toBe('coupon_not_started')
    const late = await aShopWith({ endsAt: inHours(1) })
    expect(await late.quote()).toMatchObject({ kind: 'APPLIES' })
    world.clock.advance({ hours: 1 })
    expect(await late.quote()).toMatchObject({ reason: 'coupon_expired' })
    expect(await refusalOf(late.buy())).toBe('coupon_expired')
  })

  test('of an amount in reais at a product in another currency', async () => {
    const shop = await aShopWith({ amountCents: 3_000 })
    await world.owner`update products set currency = 'USD' where id = ${shop.productId}`
    expect(await shop.quote()).toMatchObject({ reason: 'coupon_not_here' })
  })

  test('beyond its limit for one buyer, identified by the mailbox or the document', async () => {
    const shop = await aShopWith({ usesPerBuyerMax: 1 })
    const cpf = aCpf(41_001)
    await shop.buy({ email: 'ana.souza@gmail.com', cpf })
    expect(await refusalOf(shop.buy({ email: 'anasouza+promo@googlemail.com' }))).toBe('coupon_used')
    expect(await refusalOf(shop.buy({ cpf }))).toBe('coupon_used')
    expect(await refusalOf(shop.buy())).toBe('SOLD')
  })

  test('for a first purchase, only to buyers who have paid this seller before', async () => {
    const shop = await aShopWith({ isFirstPurchaseOnly: true })
    const known = { email: 'antiga@compradora.example', cpf: aCpf(41_002) }
    await aPurchase(world.app, world.platformId, { offerId: shop.offerId, method: 'CREDIT_CARD', ...known })
    expect(await refusalOf(shop.buy({ email: known.email }))).toBe('coupon_not_first')
    expect(await refusalOf(shop.buy({ cpf: known.cpf }))).toBe('coupon_not_first')
    const spelled = { email: 'bia.lopes@gmail.com', cpf: aCpf(41_005), coupon: undefined }
    await shop.buy(spelled)
    expect(await refusalOf(shop.buy({ email: 'bialopes+1@googlemail.com' }))).toBe('coupon_not_first')
    const fresh = { email: 'nova@compradora.example', cpf: aCpf(41_003) }
    // A buyer who only left unpaid codes has not bought.
    await shop.buy({ method: 'PIX', ...fresh, coupon: undefined })
    expect(await refusalOf(shop.buy({ method: 'PIX', ...fresh }))).toBe('SOLD')
    expect(await refusalOf(shop.buy(fresh))).toBe('SOLD')
    expect(await refusalOf(shop.buy(fresh))).toBe('coupon_used')
  })
})

describe('a use of a coupon', () => {
  test('that is the last goes to exactly one of 200 concurrent buyers', { timeout: 120_000 }, async () => {
    const shop = await aShopWith({ usesMax: 3 })
    await shop.buy()
    await shop.buy({ method: 'PIX' })
    // No order is written before the first buyers wait at the coupon's row.
    const buying = await world.owner.begin(async (sql) => {
      await sql`
        select id from coupons where platform_id = ${world.platformId} and id = ${shop.couponId} for update`
      const all = Array.from({ length: 200 }, () => refusalOf(shop.buy({ method: 'PIX' })))
      await untilSeveralWait(world, 4)
      return { all }
    })
    const tries = await Promise.all(buying.all)
    expect(tries.filter((outcome) => outcome === 'SOLD')).toHaveLength(1)
    expect(new Set(tries)).toEqual(new Set(['SOLD', 'coupon_exhausted']))
    const held = await world.owner`select id from orders where coupon_id = ${shop.couponId}`
    expect(held).toHaveLength(3)
    expect(await shop.read()).toMatchObject({ state: 'EXHAUSTED', paidCount: 1, heldCount: 2 })
  })

  test('that is the last goes to one payment when twenty expired codes are paid at once', async () => {
    const shop = await aShopWith({ usesMax: 1 })
    const codes: { paymentId: string; pix: string }[] = []
    for (let bought = 0; bought < 20; bought += 1) {
      const { paymentId, payment } = await shop.buy({ method: 'PIX' })
      await lapse(paymentId)
      codes.push({ paymentId, pix: payment.pix?.code ?? '' })
    }
    for (const { pix } of codes) await world.sandbox.bank.pay(pix)
    // No money is booked before several reports wait at the coupon's row.
    const { all } = await world.owner.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${world.platformId} coupon ${shop.couponId}`}, 0))`
      const hearing = codes.map(({ paymentId }) => hear(paymentId))
      await untilSeveralWait(world, 4)
      return { all: hearing }
    })
    await Promise.all(all)
    await world.drainJobs()
    expect(await shop.read()).toMatchObject({ state: 'EXHAUSTED', paidCount: 1, heldCount: 0 })
    const returned = await world.owner`select r.reason, r.source, count(*)::int from refunds r
      join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      where o.coupon_id = ${shop.couponId} and r.amount_cents = p.paid_cents and p.booked_cents = 0
      group by 1, 2`
    expect(returned).toEqual([{ reason: 'coupon spent', source: 'SUSPENSE', count: 19 }])
  })

  test.each([{ usesPerBuyerMax: 1 }, { isFirstPurchaseOnly: true }])(
    'is given once to expired codes of one buyer, recognised by mailbox or document: %o',
    async (limit) => {
      const shop = await aShopWith(limit)
      const cpf = aCpf(41_010)
      const codes: string[] = []
      for (const buyer of [
        { email: 'carla.dias@gmail.com', cpf },
        { email: 'carladias+2@gmail.com' },
        { cpf },
        {},
      ]) {
        const { paymentId, payment } = await shop.buy({ method: 'PIX', ...buyer })
        await lapse(paymentId)
        await world.sandbox.bank.pay(payment.pix?.code ?? '')
        codes.push(paymentId)
      }
      for (const paymentId of codes) await hear(paymentId)
      await world.drainJobs()
      const standings = await Promise.all(codes.map((paymentId) => world.statusOf(paymentId)))
      expect(standings).toEqual(['APPROVED', 'CANCELED', 'CANCELED', 'APPROVED'])
      // A limit set later does not affect earlier sales.
      await world.owner`update coupons set uses_max = 1 where id = ${shop.couponId}`
      for (const paymentId of codes) await hear(paymentId)
      expect(await world.statusOf(codes[0] ?? '')).toBe('APPROVED')
      expect(await shop.read()).toMatchObject({ paidCount: 2 })
    },
  )

  test('of a coupon with a limit per buyer waits for no lock: only a limit for all buyers locks the coupon', async () => {
    const shop = await aShopWith({ usesPerBuyerMax: 1 })
    await world.owner.begin(async (sql) => {
      await sql`
        select id from coupons where platform_id = ${world.platformId} and id = ${shop.couponId} for no key update`
      expect(await refusalOf(shop.buy())).toBe('SOLD')
    })
  })

  test('is given once to a buyer who pays the codes of twenty tabs', async () => {
    const shop = await aShopWith({ usesPerBuyerMax: 1 })
    const buyer = { email: 'abas@compradora.example', cpf: aCpf(41_004), method: 'PIX' } as const
    const codes = await Promise.all(Array.from({ length: 20 }, () => shop.buy(buyer)))
    for (const { payment } of codes) await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await Promise.all(codes.map(({ paymentId }) => hear(paymentId)))
    await world.drainJobs()
    expect(await shop.read()).toMatchObject({ paidCount: 1 })
    expect(await refusalOf(shop.buy(buyer))).toBe('coupon_used')
  })

  test.each([{ usesMax: 1 }, { usesPerBuyerMax: 1 }, { isFirstPurchaseOnly: true }])(
    'is free for a buyer with an open code who pays by card instead, and the late Pix is refunded: %o',
    async (limit) => {
      const shop = await aShopWith(limit)
      const [email, cpf] = ['troca@compradora.example', aCpf(41_020)]
      const { paymentId, payment } = await shop.buy({ method: 'PIX', email, cpf })
      if ('usesMax' in limit) expect(await refusalOf(shop.buy())).toBe('coupon_exhausted')
      // The page that this browser opens again still shows the price.
      expect(await shop.quote(shop.code, shop.offerId, [paymentId])).toMatchObject({ kind: 'APPLIES' })
      const { status } = await shop.buy({ email: 'corrigida@compradora.example', cpf })
      expect(status).toBe('APPROVED')
      expect(await refusalOf(shop.buy({ email, cpf }))).toMatch(/^coupon_(exhausted|used)$/)
      await world.sandbox.bank.pay(payment.pix?.code ?? '')
      await hear(paymentId)
      await world.drainJobs()
      expect(await shop.read()).toMatchObject({ paidCount: 1 })
      const returned = await world.owner`select reason, amount_cents::int as cents from refunds
        where payment_id = ${paymentId}`
      expect(returned).toEqual([{ reason: 'coupon spent', cents: 17_730 }])
    },
  )

  test('is held by an open code, free after a refused card or an expired code, and spent by a payment', async () => {
    const shop = await aShopWith({ usesMax: 1 })
    expect((await shop.buy({ cardNumber: refusedCard })).status).toBe('REJECTED')
    expect(await shop.read()).toMatchObject({ state: 'ACTIVE', paidCount: 0, heldCount: 0 })
    const { paymentId, payment } = await shop.buy({ method: 'PIX' })
    expect(await shop.read()).toMatchObject({ state: 'EXHAUSTED', paidCount: 0, heldCount: 1 })
    expect(await shop.quote()).toMatchObject({ reason: 'coupon_exhausted' })
    await world.owner`update payments set status = 'CANCELED', status_reason = 'expired' where id = ${paymentId}`
    expect(await shop.read()).toMatchObject({ state: 'ACTIVE', heldCount: 0 })
    await world.owner`update payments set status = 'PENDING', status_reason = null where id = ${paymentId}`
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
    expect(await shop.read()).toMatchObject({
      state: 'EXHAUSTED',
      paidCount: 1,
      heldCount: 0,
      money: [{ currency: 'BRL', salesCents: 17_730, discountCents: 1_970 }],
    })
  })

  test('is not returned by a refund', async () => {
    const shop = await aShopWith({ usesMax: 1 })
    const { paymentId } = await shop.buy()
    await shop.asOwner((caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish), {
      kind: 'WHOLE',
      paymentId,
      key: randomUUID(),
      reason: 'O comprador se arrependeu',
    })
    await world.settle()
    world.clock.advance({ minutes: 2 })
    await world.settle()
    expect(await world.statusOf(paymentId)).toBe('REFUNDED')
    expect(await shop.read()).toMatchObject({ state: 'EXHAUSTED', paidCount: 1 })
    expect(await refusalOf(shop.buy())).toBe('coupon_exhausted')
  })

  test('lets an expired code get a new one at its price, unless another buyer has the use', async () => {
    const shop = await aShopWith({ usesMax: 1 })
    const former = await anExpiredCode(shop)
    const { paymentId } = await reissue(former)
    expect(await soldOf(paymentId)).toMatchObject({ charged: 17_730 })
    const taken = await aShopWith({ usesMax: 1 })
    const lost = await anExpiredCode(taken)
    await taken.buy({ method: 'PIX' })
    expect(await refusalOf(reissue(lost))).toBe('payment_not_reissuable')
  })

  test('gives an expired code no new one if the coupon is paused or over, limited or not', async () => {
    for (const limit of [{}, { usesMax: 5 }]) {
      const shop = await aShopWith({ ...limit, endsAt: inHours(24) })
      const [first, second, third] = [
        await anExpiredCode(shop),
        await anExpiredCode(shop),
        await anExpiredCode(shop),
      ]
      await shop.asOwner(pauseCoupon, { couponId: shop.couponId })
      expect(await refusalOf(reissue(first))).toBe('payment_not_reissuable')
      await shop.asOwner(resumeCoupon, { couponId: shop.couponId })
      expect(await refusalOf(reissue(second))).toBe('SOLD')
      await world.owner`update coupons set ends_at = ${world.clock.now()} where id = ${shop.couponId}`
      expect(await refusalOf(reissue(third))).toBe('payment_not_reissuable')
    }
  })

  test('goes to a former buyer or a new one at the same moment, never to both, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const shop = await aShopWith({ usesMax: 1 })
      const former = await anExpiredCode(shop)
      const tries = await Promise.all([refusalOf(reissue(former)), refusalOf(shop.buy({ method: 'PIX' }))])
      expect(tries.filter((outcome) => outcome === 'SOLD')).toHaveLength(1)
    }
  })
})

describe('the discount of a coupon', () => {
  /** An affiliate at 40 % and a coupon of 15 %. */
  async function aCast(wishes: Partial<CouponWishes> = {}) {
    const shop = await aShopWith({ code: 'BASE' })
    const affiliate = await within(async (scope) => {
      const person = await aPerson(scope, { document: '11144477735' })
      await anAffiliation(scope, { productId: shop.productId, affiliateId: person.id, basisPoints: 4_000 })
      return person
    })
    const couponId = await within((scope) =>
      aCoupon(scope, {
        sellerId: shop.sellerId,
        code: 'NANDA15',
        basisPoints: 1_500,
        ...wishes,
        ...(wishes.bearer === 'AFFILIATE' && { affiliateId: affiliate.id }),
      }),
    )
    const { affiliateId: _, ...preview } = { ...(await shop.asOwner(getCoupon, { couponId })) }
    return { ...shop, affiliate, couponId, preview }
  }

  test.each([
    ['SHARED', { PRODUCER: 9_296, AFFILIATE: 6_197 }],
    ['SELLER', { PRODUCER: 8_185, AFFILIATE: 7_308 }],
    ['AFFILIATE', { PRODUCER: 10_963, AFFILIATE: 4_530 }],
  ] as const)('borne by %s divides the sale as the form showed it', async (bearer, shares) => {
    const shop = await aCast({ bearer })
    await world.owner`update fee_plans set basis_points = 599, fixed_fees = '{"BRL": 249}'`
    const affiliateId = shop.affiliate.id
    const { paymentId } = await shop.buy({ coupon: 'NANDA15', method: 'PIX', affiliateId })
    expect(await sharesOf(paymentId)).toEqual(shares)
    const shift = (cents: number) => world.owner`
      update order_shares s set amount_cents = s.amount_cents + case role when 'AFFILIATE' then ${cents}::int else ${-cents}::int end
      from payments p where (p.platform_id, p.order_id) = (s.platform_id, s.order_id) and p.id = ${paymentId}`
    await shift(100)
    expect(await brokenInvariants(world)).toMatchObject([{ oracle: 'CONTRACTS' }])
    await shift(-100)
    const shown = await shop.asOwner(previewCoupon, {
      kind: 'PERCENT',
      basisPoints: 1_500,
      amountCents: null,
      target: 'PRODUCT',
      productId: shop.productId,
      offerId: null,
      affiliateId,
    })
    expect(shown).toMatchObject({
      priceCents: 19_700,
      discountCents: 2_955,
      paidCents: 16_745,
      fee: { cents: 1_252 },
      netCents: 15_493,
      affiliateBasisPoints: 4_000,
      bearers: { [bearer]: { sellerCents: shares.PRODUCER, affiliateCents: shares.AFFILIATE } },
    })
  })

  test('is previewed with the first charge, its fee and its discount for Pix', async () => {
    const shop = await aCast({ bearer: 'SHARED' })
    await world.owner`update offers set setup_fee_cents = 1000, pix_discount_basis_points = 1000 where product_id = ${shop.productId}`
    const { paymentId } = await shop.buy({ coupon: 'NANDA15', method: 'PIX' })
    const [paid] = await world.owner`select amount_cents::int as cents from payments where id = ${paymentId}`
    const shown = await shop.asOwner(previewCoupon, {
      kind: 'PERCENT',
      basisPoints: 1_500,
      amountCents: null,
      target: 'PRODUCT',
      productId: shop.productId,
      offerId: null,
      affiliateId: null,
    })
    expect(shown).toMatchObject({ priceCents: 18_630, paidCents: paid?.cents })
  })

  test('of an affiliate gives the sale to that affiliate, even if another is named', async () => {
    const shop = await aCast({ bearer: 'AFFILIATE' })
    const rival = await within(async (scope) => {
      const person = await aPerson(scope)
      await anAffiliation(scope, { productId: shop.productId, affiliateId: person.id, basisPoints: 4_000 })
      return person
    })
    const { paymentId } = await shop.buy({ coupon: 'NANDA15', affiliateId: rival.id })
    expect(await soldOf(paymentId)).toMatchObject({ affiliate: shop.affiliate.id })
    const [order] = await world.owner`select attribution from orders
      where id = (select order_id from payments where id = ${paymentId})`
    expect(order?.attribution.candidates).toMatchObject([
      { via: 'COUPON', affiliateId: shop.affiliate.id, lostBecause: null },
      { via: 'LINK', affiliateId: rival.id, lostBecause: 'another_came_first' },
    ])
  })

  test('of an affiliate who cannot earn is refused, and no other party bears it', async () => {
    const shop = await aCast({ bearer: 'AFFILIATE' })
    const rival = await within(async (scope) => {
      const person = await aPerson(scope)
      await anAffiliation(scope, { productId: shop.productId, affiliateId: person.id, basisPoints: 4_000 })
      return person
    })
    const own = { coupon: 'NANDA15', cpf: '111.444.777-35' }
    expect(await refusalOf(shop.buy(own))).toBe('coupon_not_here')
    expect(await refusalOf(shop.buy({ ...own, affiliateId: rival.id }))).toBe('coupon_not_here')
    await world.owner`update users set status = 'BLOCKED' where id = ${shop.affiliate.id}`
    expect(await refusalOf(shop.buy({ coupon: 'NANDA15', affiliateId: rival.id }))).toBe('coupon_not_here')
    const sold = await world.owner`select id from orders where coupon_id = ${shop.couponId}`
    expect(sold).toEqual([])
  })

  test('of an affiliate ends with the affiliation', async () => {
    const shop = await aCast({ bearer: 'AFFILIATE' })
    await world.owner`update affiliations set status = 'ENDED' where affiliate_id = ${shop.affiliate.id}`
    expect(await shop.quote('NANDA15')).toMatchObject({ reason: 'coupon_not_here' })
    expect(await refusalOf(shop.buy({ coupon: 'NANDA15' }))).toBe('coupon_not_here')
  })

  test.each([
    ['SELLER', { onBump: 3_711, left: 3_710 }],
    ['AFFILIATE', { onBump: 3_689, left: 912 }],
  ] as const)(
    'borne by %s is part of a bump’s refund, which takes back each person’s earnings on it',
    async (bearer, { onBump, left }) => {
      const shop = await aCast({
        bearer,
        basisPoints: null,
        kind: 'AMOUNT',
        amountCents: 3_000,
        includesBumps: false,
      })
      await world.owner`update offers set price_cents = 10000 where id in (${shop.offerId}, ${shop.otherId})`
      await world.owner`update fee_plans set basis_points = 599, fixed_fees = '{"BRL": 249}'`
      const affiliateId = shop.affiliate.id
      const { paymentId } = await shop.buy({ coupon: 'NANDA15', orderBumpsIds: [shop.bumpId], affiliateId })
      expect(await sharesOf(paymentId)).toMatchObject({ AFFILIATE: left + onBump })
      const [bump] = await world.owner`select i.id from order_items i
      join payments p on p.order_id = i.order_id where p.id = ${paymentId} and i.kind = 'ORDER_BUMP'`
      await shop.asOwner((caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish), {
        kind: 'ITEMS',
        orderItemIds: [bump?.id],
        paymentId,
        key: randomUUID(),
        reason: 'Não serviu',
      })
      await world.settle()
      world.clock.advance({ minutes: 2 })
      await world.settle()
      const [books] = await world.owner`select -sum(e.amount_cents)::int as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code like ${`%:${affiliateId}:%`}`
      expect(books?.cents).toBe(left)
    },
  )

  test('lowers the refund of one item to its paid price, taken from the people who earned on it', async () => {
    const shop = await aCast({ bearer: 'SELLER', includesBumps: false })
    const coProducer = await within(async (scope) => {
      const person = await aPerson(scope)
      await aCoProduction(scope, { productId: shop.productId, coProducerId: person.id, basisPoints: 3_000 })
      return person
    })
    expect(coProducer.id).toBeTruthy()
    const { paymentId } = await shop.buy({ coupon: 'NANDA15', orderBumpsIds: [shop.bumpId] })
    expect(await soldOf(paymentId)).toMatchObject({ by_line: [2_955, 0], charged: 21_445, divided: 21_445 })
    const items = await world.owner`select i.id, i.kind from order_items i
      join payments p on p.order_id = i.order_id where p.id = ${paymentId} order by i.position`
    const amounts: number[] = []
    for (const { id } of items) {
      const made = await shop.asOwner(
        (caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish),
        { kind: 'ITEMS', orderItemIds: [id], paymentId, key: randomUUID(), reason: 'Não serviu' },
      )
      amounts.push(made.amountCents)
      await world.settle()
      world.clock.advance({ minutes: 2 })
      await world.settle()
    }
    expect(amounts).toEqual([16_745, 4_700])
    expect(await world.statusOf(paymentId)).toBe('REFUNDED')
  })
})

test('a subscription’s coupon lowers only the first charge', async () => {
  const shop = await aShopWith()
  await world.owner`update offers set type = 'SUBSCRIPTION', frequency_in_days = 30 where id = ${shop.offerId}`
  const { paymentId } = await shop.buy({ method: 'PIX' })
  expect(await soldOf(paymentId)).toMatchObject({ charged: 17_730 })
  const [subscription] = await world.owner`select price_cents::int as price from subscriptions s
    join payments p on p.order_id = s.order_id where p.id = ${paymentId}`
  expect(subscription?.price).toBe(19_700)
})

describe('a seller’s list of coupons', () => {
  test('sorts them by state, and finds them by code or product', async () => {
    const shop = await aShopWith({ code: 'ATIVO' })
    const more = (wishes: Partial<CouponWishes> & { code: string }) => {
      world.clock.advance({ seconds: 1 })
      return within((scope) => aCoupon(scope, { sellerId: shop.sellerId, ...wishes }))
    }
    await more({ code: 'NATAL', startsAt: inHours(24) })
    await more({ code: 'LIMITE', usesMax: 1 })
    const paused = await more({ code: 'PARADO', productId: shop.productId })
    await shop.asOwner(pauseCoupon, { couponId: paused })
    await shop.buy({ coupon: 'LIMITE' })
    const codes = async (input: object) =>
      (await shop.asOwner(listCoupons, { limit: 25, ...input })).rows.map(({ code }) => code)
    expect(await codes({})).toEqual(['PARADO', 'LIMITE', 'NATAL', 'ATIVO'])
    expect(await codes({ tab: 'ACTIVE' })).toEqual(['ATIVO'])
    expect(await codes({ tab: 'SCHEDULED' })).toEqual(['NATAL'])
    expect(await codes({ tab: 'STOPPED' })).toEqual(['PARADO', 'LIMITE'])
    expect(await codes({ search: 'natal' })).toEqual(['NATAL'])
    expect(await codes({ productId: shop.productId })).toEqual(['PARADO'])
  })

  test('refuses a duplicate code, and accepts one of another seller', async () => {
    const shop = await aShopWith({ code: 'IGUAL' })
    expect(
      await refusalOf(within((scope) => aCoupon(scope, { sellerId: shop.sellerId, code: 'igual' }))),
    ).toBe('coupon_code_taken')
    expect((await aShopWith({ code: 'IGUAL' })).code).toBe('IGUAL')
  })
})

describe('an affiliate’s coupon', () => {
  test('requires an active affiliate of the product', async () => {
    const shop = await aShopWith({ code: 'BASE' })
    const make = (affiliateId: string, productId: string | null = shop.productId) =>
      refusalOf(
        within((scope) =>
          aCoupon(scope, { sellerId: shop.sellerId, code: 'NANDA15', affiliateId, productId }),
        ),
      )
    const people = await within(async (scope) => {
      const active = await aPerson(scope)
      const requested = await aPerson(scope)
      await anAffiliation(scope, { productId: shop.productId, affiliateId: active.id })
      await anAffiliation(scope, {
        productId: shop.productId,
        affiliateId: requested.id,
        status: 'REQUESTED',
      })
      return { active, requested }
    })
    const rival = await aShopWith({ code: 'RIVAL' })
    expect(await make(randomUUID())).toBe('affiliate_not_eligible')
    expect(await make(rival.sellerId)).toBe('affiliate_not_eligible')
    expect(await make(people.requested.id)).toBe('affiliate_not_eligible')
    expect(await make(people.active.id)).toBe('SOLD')
  })
})

describe('a sale with a coupon', () => {
  test('names the discount in the receipt, the sale, its file and its list', async () => {
    const shop = await aShopWith()
    const email = 'recibo@compradora.example'
    const { paymentId } = await shop.buy({ email })
    await shop.buy({ coupon: undefined })
    await world.drainJobs()
    const receipt = (await world.inbox()).find(({ recipient }) => recipient === email)
    expect(receipt?.text.replaceAll('\u00a0', ' ')).toContain('−R$ 19,70')
    const sale = await shop.asOwner((caller, id: string) => getSale(asSeller(caller), id), paymentId)
    expect(sale).toMatchObject({
      couponCode: 'PRIMEIRA10',
      items: [{ priceCents: 19_700, discountCents: 1_970 }],
      money: { itemsCents: 19_700, discountCents: 1_970, totalCents: 17_730 },
    })
    const listed = await shop.asOwner(
      (caller, couponId: string) => listSalesForFile(caller, { couponId }, { cursor: undefined, limit: 25 }),
      shop.couponId,
    )
    expect(listed.rows).toMatchObject([
      { paymentId, couponCode: 'PRIMEIRA10', discountCents: 1_970, grossCents: 17_730 },
    ])
    const told = await within((scope) =>
      describeSale(scope, { paymentId, status: 'APPROVED', refundedCents: 0 } as SaleNews),
    )
    expect(told?.data).toMatchObject({
      coupon: { id: shop.couponId, code: 'PRIMEIRA10', discountCents: 1_970 },
      payment: { amountCents: 17_730 },
    })
  })
})
