import { sql } from 'drizzle-orm'
import { offers } from '../../db/schema/catalog.ts'
import { abandonedCarts } from '../../db/schema/orders.ts'

/** Somebody may still come back for it. */
export const isOpenCart = sql`${abandonedCarts.state} in ('CAPTURED', 'RECOVERING', 'EXHAUSTED')`
/** Paid after a message or by the link of the cart. */
export const isRecoveredCart = sql`${abandonedCarts.state} = 'RECOVERED'`
/** What was in it; the price of the offer where the page did not say. */
export const cartAmount = sql`coalesce(nullif(${abandonedCarts.cartAmountCents}, 0), ${offers.priceCents})`
