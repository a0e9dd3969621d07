import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'

let shop: SubscriptionShop
let offerId: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  offerId = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

/**
 * Sets the priority of the account that charges stored cards: 9 puts it behind HAWKPAY, which declines a card
 * without its security code.
 */
const placeOfCardAccount = (priority: number) =>
  shop.owner`update provider_accounts set priority = ${priority} where id = ${shop.cardAccountId}`

describe('a subscription by card', () => {
  test('exists from the purchase on, and runs from its first payment', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId })
    expect(await shop.stateOf(subscriptionId)).toBe('INCOMPLETE')
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ number: 1, state: 'PAID' }])
    expect(await shop.stepsOf(subscriptionId)).toEqual(['STARTED', 'PAID'])
  })

  test('is announced, charged at the recurrence price on its day, and charged once', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId })
    await shop.passDays(31)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    const [first, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ number: 2, state: 'PAID', starts_on: first?.ends_on })
    expect(await shop.chargesOf(subscriptionId)).toMatchObject([
      { status: 'APPROVED' },
      { status: 'APPROVED' },
    ])
    expect(await shop.stepsOf(subscriptionId)).toEqual([
      'STARTED',
      'PAID',
      'RENEWAL_ANNOUNCED',
      'CYCLE_OPENED',
      'CHARGE_ASKED',
      'PAID',
    ])
  })

  test('continues at the acquirer that charges its card without the security code, even if another acquirer has priority', async () => {
    await placeOfCardAccount(9)
    const { subscriptionId } = await shop.subscribe({ offerId })
    await shop.passDays(31)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    const charged = await shop.owner`
      select p.provider from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId} order by c.number`
    expect(charged).toMatchObject([{ provider: 'HAWKPAY' }, { provider: 'PAGARME' }])
    await placeOfCardAccount(0)
  })

  test('is invoiced if no acquirer charges a stored card: the card is not declined, and the following renewal is charged to it', async () => {
    const standing = (status: 'ACTIVE' | 'PAUSED') =>
      shop.owner`update provider_accounts set status = ${status} where id = ${shop.cardAccountId}`
    await standing('PAUSED')
    const { subscriptionId, email } = await shop.subscribe({ offerId })
    await shop.passDays(27)
    expect(await shop.stepsOf(subscriptionId)).toEqual([
      'STARTED',
      'PAID',
      'CYCLE_OPENED',
      'INVOICED_INSTEAD',
      'CHARGE_ASKED',
    ])
    expect(await shop.mailsTo(email)).toContain('subscription-invoice')
    expect(await shop.mailsTo(email)).not.toContain('subscription-renewing')
    // An acquirer could charge the card again by then, but the invoice stays.
    await standing('ACTIVE')
    await shop.passDays(4)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    expect(await shop.mailsTo(email)).not.toContain('subscription-charge-failed')
    await shop.payCode(subscriptionId)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    await shop.passDays(30)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([
      { state: 'PAID' },
      { state: 'PAID' },
      { state: 'PAID' },
    ])
    const paidBy = await shop.owner`
      select p.method from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
    expect(paidBy).toEqual([{ method: 'CREDIT_CARD' }, { method: 'PIX' }, { method: 'CREDIT_CARD' }])
  })

  describe('at an acquirer that charges a stored card by a token of its own', () => {
    let tokenAccountId: string
    beforeAll(async () => {
      await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${shop.cardAccountId}`
      const { id } = await inScope(shop.app, shop.platformId, (scope) =>
        anAccount(scope, {
          sandbox: shop.sandbox,
          provider: 'ASAAS',
          methods: ['CREDIT_CARD'],
          priority: -1,
        }),
      )
      tokenAccountId = id
    })
    afterAll(async () => {
      await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${tokenAccountId}`
      await shop.owner`update provider_accounts set status = 'ACTIVE' where id = ${shop.cardAccountId}`
    })

    const paidAt = async (subscriptionId: string) =>
      shop.owner`
        select p.provider, p.method from payments p join subscription_cycles c on c.order_id = p.order_id
        where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`

    test('is charged there on its day, once, and the token is stored sealed', async () => {
      const { subscriptionId } = await shop.subscribe({ offerId })
      const [card] = await shop.owner`
        select c.token, c.token_account_id from saved_cards c join subscriptions s on s.saved_card_id = c.id
        where s.id = ${subscriptionId}`
      expect(card?.token_account_id).toBe(tokenAccountId)
      expect(card?.token).not.toMatch(/-1111$/)
      await shop.passDays(31)
      expect(await paidAt(subscriptionId)).toEqual([
        { provider: 'ASAAS', method: 'CREDIT_CARD' },
        { provider: 'ASAAS', method: 'CREDIT_CARD' },
      ])
    })

    test('is charged there even if the answer to its first charge was lost and read later', async () => {
      const { faults } = shop.sandbox
      faults.always({ operation: 'webhook', kind: 'lose' })
      faults.next({ acquirer: 'ASAAS', operation: 'create', kind: 'drop-after' })
      const { subscriptionId, paymentId } = await shop.subscribe({ offerId })
      await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
      faults.clear()
      await shop.passDays(31)
      expect(await paidAt(subscriptionId)).toMatchObject([{ provider: 'ASAAS' }, { provider: 'ASAAS' }])
    })

    test('is charged there after its card was replaced, by a token of the new card', async () => {
      const subscriber = await shop.subscribe({ offerId })
      await shop.passDays(1)
      await shop.giveCard(subscriber, '5555555555554444')
      const [card] = await shop.owner`
        select c.token, c.token_account_id, c.last_four from saved_cards c join subscriptions s on s.saved_card_id = c.id
        where s.id = ${subscriber.subscriptionId}`
      expect(card).toMatchObject({ token_account_id: tokenAccountId, last_four: '4444' })
      await shop.passDays(31)
      expect(await paidAt(subscriber.subscriptionId)).toEqual([
        { provider: 'ASAAS', method: 'CREDIT_CARD' },
        { provider: 'ASAAS', method: 'CREDIT_CARD' },
      ])
      const [stored] =
        await shop.owner`select string_agg(row_to_json(c)::text, '') as rows from saved_cards c`
      expect(stored?.rows).not.toContain('5555555555554444')
    })

    test('is replaced and then invoiced if the account gave no token of the new card', async () => {
      const subscriber = await shop.subscribe({ offerId })
      await shop.passDays(1)
      shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'token', kind: 'error-before', status: 503 })
      await shop.giveCard(subscriber, '5555555555554444')
      await shop.passDays(27)
      const steps = await shop.stepsOf(subscriber.subscriptionId)
      expect(steps).toContain('CARD_REPLACED')
      expect(steps).toContain('INVOICED_INSTEAD')
    })

    test('is invoiced if the account may not store cards and gave no token', async () => {
      const { subscriptionId } = await shop.subscribe({ offerId })
      await shop.owner`update saved_cards set token = null, token_account_id = null`
      await shop.passDays(27)
      expect(await shop.stepsOf(subscriptionId)).toContain('INVOICED_INSTEAD')
    })
  })

  test('that is overdue is paid by a code if no acquirer charges a stored card', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId })
    await shop.passDays(29)
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${shop.cardAccountId}`
    await shop.passDays(1)
    const session = await (await shop.asBuyer(email))(async (caller) => caller.session, {})
    const { paymentId } = await payOpenCycle(shop.app, { session, ip: '203.0.113.9', subscriptionId })
    const [opened] = await shop.owner`select method, status from payments where id = ${paymentId}`
    expect(opened).toEqual({ method: 'PIX', status: 'PENDING' })
    await shop.payCode(subscriptionId)
    expect((await shop.cyclesOf(subscriptionId)).at(-1)).toMatchObject({ state: 'PAID' })
    await shop.owner`update provider_accounts set status = 'ACTIVE' where id = ${shop.cardAccountId}`
  })
})
