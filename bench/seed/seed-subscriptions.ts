import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { settleCycle } from '@balcao/server/modules/subscriptions/charging/settle-cycle'
import { inScope } from '@balcao/server/scope'
import type postgres from 'postgres'
import type { World } from '#world.ts'
import { copyRows } from './copy-rows.ts'

/**
 * A subscription for every tenth of the `bench_sales`, a tenth of them of the first seller: copies of one that
 * the product itself started, with the first cycle, its steps and its movements of revenue; every fourth has ended.
 * Written before days are closed: a later movement would be dated after them.
 */
export async function seedSubscriptions(
  owner: postgres.Sql,
  { app, platformId, seller }: World,
): Promise<void> {
  const plan = await inScope(app, platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    return anOffer(scope, {
      productId,
      type: 'SUBSCRIPTION',
      recurrencePriceCents: 4_990,
      frequencyInDays: 30,
    })
  })
  const { paymentId } = await aPurchase(app, platformId, { offerId: plan.id })
  await inScope(app, platformId, async (scope) => {
    await applyProviderEvent(scope, paymentId, {
      source: 'RECONCILER',
      status: 'APPROVED',
      certainty: 'KNOWN',
    })
    await settleCycle(scope, paymentId)
  })
  const [one] = await owner<{ id: string }[]>`
    select s.id from subscriptions s join payments p on p.order_id = s.order_id where p.id = ${paymentId}`
  if (!one) throw new Error('The subscription to copy is missing')
  await owner`create unlogged table bench_subscriptions as
    select n, order_id, seller_id, gen_random_uuid() as subscription_id, at,
      case when n / 100 % 4 = 0 then 'CANCELED' else 'ACTIVE' end as state
    from bench_sales where n % 100 = 0 or n % 10 = 5`
  await owner`analyze bench_subscriptions`
  await copyRows(owner, {
    table: 'subscriptions',
    like: `id = '${one.id}'`,
    from: 'bench_subscriptions',
    changes: {
      id: 'made.subscription_id',
      order_id: 'made.order_id',
      seller_id: 'made.seller_id',
      buyer_email: `made.n || '@assinante.example'`,
      state: 'made.state',
      canceled_by: `case when made.state = 'CANCELED' then 'BUYER' end`,
      canceled_at: `case when made.state = 'CANCELED' then made.at + interval '20 days' end`,
      // The worker must leave these subscriptions alone.
      next_step_at: 'null',
      created_at: 'made.at',
      updated_at: 'made.at',
    },
  })
  await copyRows(owner, {
    table: 'subscription_cycles',
    like: `subscription_id = '${one.id}' and number = 1`,
    from: 'bench_subscriptions',
    changes: {
      id: 'gen_random_uuid()',
      subscription_id: 'made.subscription_id',
      order_id: 'made.order_id',
      due_at: 'made.at',
      paid_at: 'made.at',
      created_at: 'made.at',
    },
  })
  for (const kind of ['STARTED', 'PAID'])
    await copyRows(owner, {
      table: 'subscription_steps',
      like: `subscription_id = '${one.id}' and kind = '${kind}'`,
      from: 'bench_subscriptions',
      changes: { subscription_id: 'made.subscription_id', at: 'made.at' },
    })
  const ofOne = `subscription_id = '${one.id}' and kind = 'NEW'`
  const moved = {
    id: 'gen_random_uuid()',
    subscription_id: 'made.subscription_id',
    seller_id: 'made.seller_id',
  }
  await copyRows(owner, {
    table: 'revenue_movements',
    like: ofOne,
    from: 'bench_subscriptions',
    changes: { ...moved, at: 'made.at' },
  })
  await copyRows(owner, {
    table: 'revenue_movements',
    like: ofOne,
    from: `(select * from bench_subscriptions where state = 'CANCELED')`,
    changes: { ...moved, kind: `'CHURN'`, cents: '-one.cents', at: `made.at + interval '20 days'` },
  })
}
