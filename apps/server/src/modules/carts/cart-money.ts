import { sql } from 'drizzle-orm'
import { offers } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'

/** The visitor may still come back. */
export const isOpenCart = sql`${abandonedCarts.state} in ('CAPTURED', 'RECOVERING', 'EXHAUSTED')`
/** Paid after a message or by the link of the cart. */
export const isRecoveredCart = sql`${abandonedCarts.state} = 'RECOVERED'`
/** Amount of the cart; the offer's price where the page sent none. */
export const cartAmount = sql`coalesce(nullif(${abandonedCarts.cartAmountCents}, 0), ${offers.priceCents})`
