import { type SQL, sql } from 'drizzle-orm'
import { upsellFunnels, upsellShowings } from '#db/schema/funnels.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'

/** Whether the buyer of a paid order still has an unanswered upsell. */
export const awaitsUpsell: SQL<boolean> = sql`exists (
  select from ${payments}
  join ${upsellFunnels} on ${upsellFunnels.platformId} = ${payments.platformId} and ${upsellFunnels.offerId} = ${orders.offerId}
    and ${upsellFunnels.state} = 'ACTIVE'
  where ${payments.platformId} = ${orders.platformId} and ${payments.orderId} = ${orders.id} and ${payments.status} = 'APPROVED'
    and not exists (
      select from ${upsellShowings} where ${upsellShowings.platformId} = ${payments.platformId}
        and ${upsellShowings.firstPaymentId} = ${payments.id} and ${upsellShowings.answer} <> 'NONE'))`
