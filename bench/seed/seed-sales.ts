import { aPurchase } from '@balcao/server/demo/a-purchase'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { sumDays } from '@balcao/server/modules/reports/figures/sum-days'
import { inScope } from '@balcao/server/scope'
import postgres from 'postgres'
import type { World } from '#world.ts'
import { copyRows } from './copy-rows.ts'
import { seedBooks } from './seed-books.ts'
import { seedSubscriptions } from './seed-subscriptions.ts'

const approvedSales = `(select * from bench_sales where status = 'APPROVED')`

export type SeedSize = {
  sales: number
  sellers: number
  /** One in this many sales is of the first seller. */
  firstSellersShare: number
}

/**
 * A year of many sellers: one sale made by the product itself, and copies of it at other times, of other
 * sellers, amounts and statuses, with all rows that a list reads. The
 * copies are listed in `bench_sellers` and `bench_sales`.
 */
export async function seedSales(
  world: World,
  { sales, sellers, firstSellersShare }: SeedSize,
): Promise<void> {
  const { app, platformId, offerId, ownerUrl } = world
  const { paymentId } = await aPurchase(app, platformId, { offerId })
  await inScope(app, platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  // Copies of rows made by the product need no triggers, which would take most of the time.
  const connection = { session_replication_role: 'replica' }
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {}, connection })
  const [sale] = await owner<{ orderId: string; sellerId: string }[]>`
    select order_id as "orderId", seller_id as "sellerId" from payments where id = ${paymentId}`
  if (!sale) throw new Error('The sale to copy is missing')
  try {
    await owner`create unlogged table bench_sellers as
      select n, case when n = 1 then ${sale.sellerId}::uuid else gen_random_uuid() end as seller_id
      from generate_series(1, ${sellers}::int) n`
    await owner`analyze bench_sellers`
    await copyRows(owner, {
      table: 'users',
      like: `id = '${sale.sellerId}'`,
      from: '(select * from bench_sellers where n > 1)',
      changes: {
        id: 'made.seller_id',
        email: `made.n || '@vendedor.example'`,
        name: `'Vendedor ' || made.n`,
        created_at: `one.created_at - made.n * interval '5 minutes'`,
        seller_entered_at: `one.created_at - made.n * interval '1 minute'`,
      },
    })
    await owner`create unlogged table bench_sales as
      select sale.n, seller_id, gen_random_uuid() as order_id, gen_random_uuid() as payment_id,
        date_trunc('milliseconds', now() - (${sales}::int - sale.n) * (interval '365 days' / ${sales}::int)) as at,
        case sale.n % 7 when 0 then 'PENDING' when 1 then 'CANCELED' else 'APPROVED' end as status
      from generate_series(1, ${sales}::int) sale (n)
      join bench_sellers s on s.n = case when sale.n % ${firstSellersShare}::int = 0 then 1 else 1 + sale.n * 7919::bigint % ${sellers}::int end`
    await owner`analyze bench_sales`
    await copyRows(owner, {
      table: 'orders',
      like: `id = '${sale.orderId}'`,
      from: 'bench_sales',
      changes: {
        id: 'made.order_id',
        code: `'N' || made.n`,
        seller_id: 'made.seller_id',
        buyer_email: `made.n % 300000 || '@compradora.example'`,
        created_at: 'made.at',
      },
    })
    await copyRows(owner, {
      table: 'order_shares',
      like: `order_id = '${sale.orderId}' and role = 'PRODUCER'`,
      from: 'bench_sales',
      changes: { id: 'gen_random_uuid()', order_id: 'made.order_id', user_id: 'made.seller_id' },
    })
    await copyRows(owner, {
      table: 'payments',
      like: `id = '${paymentId}'`,
      from: 'bench_sales',
      changes: {
        id: 'made.payment_id',
        order_id: 'made.order_id',
        seller_id: 'made.seller_id',
        status: 'made.status',
        amount_cents: 'one.amount_cents + made.n % 5000',
        transaction_id: `'N' || made.n`,
        end_to_end_id: 'null',
        created_at: 'made.at',
        paid_at: `case when made.status = 'APPROVED' then made.at end`,
        updated_at: 'made.at',
      },
    })
    for (const number of [1, 2])
      await copyRows(owner, {
        table: 'payment_movements',
        like: `payment_id = '${paymentId}' and number = ${number}`,
        from: approvedSales,
        changes: { payment_id: 'made.payment_id', at: 'made.at' },
      })
    await copyRows(owner, {
      table: 'balance_lots',
      like: `payment_id = '${paymentId}'`,
      from: approvedSales,
      changes: {
        id: 'gen_random_uuid()',
        payment_id: 'made.payment_id',
        user_id: 'made.seller_id',
        release_at: `made.at + interval '30 days'`,
        state: `case when made.at < now() - interval '30 days' then 'RELEASED' else 'PENDING' end`,
      },
    })
    await seedSubscriptions(owner, world)
    await seedBooks(owner, { platformId, paymentId, sellerId: sale.sellerId })
    await sumDays(app, platformId)
    await owner`vacuum analyze`
  } finally {
    await owner.end()
  }
}
