import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCpf } from '#demo/demo-buyers.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { moveNextCharge } from './move-next-charge.ts'
import { reactivateSubscription } from './reactivate-subscription.ts'
import { asBuyer } from './subscription-viewer.ts'

let shop: SubscriptionShop
beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
beforeEach(() => shop.forgetPlans())

let people = 4_700

/** A subscriber in the last of two weeks, both of which are paid. */
async function whoHasPaidAll(): Promise<Subscriber> {
  const offerId = await shop.anOffer({ priceCents: 4_990, frequencyInDays: 7, chargesMax: 2 })
  const subscriber = await shop.subscribe({ offerId, cpf: aCpf(++people) })
  await shop.drainJobs()
  await shop.passDays(8)
  expect(await shop.chargesOf(subscriber.subscriptionId)).toMatchObject([
    { status: 'APPROVED' },
    { status: 'APPROVED' },
  ])
  return subscriber
}

const isOpenTo = async ({ email }: Subscriber) =>
  (await (await shop.asBuyer(email))(listAccess, { limit: 25 })).rows.map(({ isOpen }) => isOpen)

const shownTo = async ({ email, subscriptionId }: Subscriber) =>
  (await shop.asBuyer(email))(async (caller, input) => getSubscription(await asBuyer(caller), input), {
    subscriptionId,
  })

const reactivate = async ({ email, subscriptionId }: Subscriber) =>
  (await shop.asBuyer(email))(async (caller, input) => reactivateSubscription(await asBuyer(caller), input), {
    subscriptionId,
  })

describe('a limited subscription whose charges are all paid', () => {
  test('is completed, with the product kept, although its buyer canceled it before', async () => {
    const subscriber = await whoHasPaidAll()
    const { email, subscriptionId } = subscriber
    const call = await shop.asBuyer(email)
    await call(async (caller, input) => cancelSubscription(await asBuyer(caller), input), {
      subscriptionId,
      at: 'END' as const,
    })
    await shop.passDays(10)
    expect(await shop.stateOf(subscriptionId)).toBe('COMPLETED')
    expect(await isOpenTo(subscriber)).toEqual([true])
    const [row] = await shop.owner`select * from subscriptions where id = ${subscriptionId}`
    expect(row).toMatchObject({ canceled_at: null, canceled_by: null })
  })

  test('shows no next charge, and has none that could be moved', async () => {
    const subscriber = await whoHasPaidAll()
    const { email, subscriptionId } = subscriber
    const { isPaidInFull, chargeDays, cycles } = await shownTo(subscriber)
    expect({ isPaidInFull, chargeDays }).toEqual({ isPaidInFull: true, chargeDays: null })
    const call = await shop.asBuyer(email)
    await expect(
      call(async (caller, input) => moveNextCharge(await asBuyer(caller), input), {
        subscriptionId,
        chargeOn: cycles[0]?.endsOn.replace(/\d\d$/, '28') ?? '',
      }),
    ).rejects.toMatchObject({ code: 'subscription_not_changeable' })
  })

  test('is not started again after a refund of the last one: nothing would be charged for a product that is kept', async () => {
    const subscriber = await whoHasPaidAll()
    const [, last] = await shop.chargesOf(subscriber.subscriptionId)
    await inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, last?.id ?? '', {
        source: 'OPERATOR',
        status: 'REFUNDED',
        certainty: 'KNOWN',
      }),
    )
    await shop.drainJobs()
    expect(await isOpenTo(subscriber)).toEqual([false])
    await expect(reactivate(subscriber)).rejects.toMatchObject({ code: 'subscription_not_changeable' })
    await shop.passDays(10)
    expect(await shop.stateOf(subscriber.subscriptionId)).toBe('CANCELED')
    expect(await isOpenTo(subscriber)).toEqual([false])
  })
})

test('an invoice that comes by mail can be paid as long as the platform says, whatever the offer says for its checkout', async () => {
  const offerId = await shop.anOffer({ priceCents: 4_990, billetDays: 1 })
  await shop.owner`update platforms set billet_days = 6 where platform_id = ${shop.platformId}`
  const { subscriptionId } = await shop.subscribe({ offerId, method: 'BILLET', cpf: aCpf(++people) })
  await shop.payCode(subscriptionId)
  await shop.passDays(29)
  const payments = await shop.owner<{ days: number }[]>`
    select extract(epoch from p.expires_at - p.created_at) / 86400 as days from payments p
    join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} order by c.number`
  expect(payments.map(({ days }) => Math.floor(days))).toEqual([1, 6])
})
