import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { asStaff, type SubscriptionViewer } from './subscription-viewer.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())

const byStaff = <T>(work: (viewer: SubscriptionViewer) => Promise<T>, platformId = shop.platformId) =>
  inScope(shop.app, platformId, (scope) => work(asStaff(aCaller(scope, shop.sellerId, 'ADMIN'))))

test('the staff finds the subscriptions of a seller, pauses and resumes one, and its log names the person', async () => {
  const { subscriptionId } = await shop.subscribe({ offerId: await shop.anOffer() })
  await shop.drainJobs()
  const { rows } = await byStaff((viewer) =>
    listSubscriptions(viewer, { limit: 25, sellerId: shop.sellerId }),
  )
  expect(rows.map(({ id, sellerName }) => ({ id, isNamed: sellerName.length > 0 }))).toEqual([
    { id: subscriptionId, isNamed: true },
  ])
  expect(
    (await byStaff((viewer) => listSubscriptions(viewer, { limit: 25, sellerId: randomUUID() }))).rows,
  ).toEqual([])

  await byStaff((viewer) => pauseSubscription(viewer, { subscriptionId, reason: 'Incidente na adquirente' }))
  expect(await shop.stateOf(subscriptionId)).toBe('PAUSED')
  await byStaff((viewer) => resumeSubscription(viewer, { subscriptionId }))
  const steps = await shop.owner`
    select kind, actor from subscription_steps where subscription_id = ${subscriptionId} and actor = 'ADMIN' order by id`
  expect(steps.map(({ kind }) => kind)).toEqual(['PAUSED', 'RESUMED'])
})

test('the staff of another platform reaches no subscription of the seller', async () => {
  const { subscriptionId } = await shop.subscribe({ offerId: await shop.anOffer() })
  const neighbour = randomUUID()
  await expect(
    byStaff((viewer) => pauseSubscription(viewer, { subscriptionId }), neighbour),
  ).rejects.toMatchObject({
    code: 'subscription_not_found',
  })
})
