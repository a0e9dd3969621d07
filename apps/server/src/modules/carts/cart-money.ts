import { sql } from 'drizzle-orm'
import { offers } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'

/** Cart whose visitor may still come back. */
export const isOpenCart = sql`${abandonedCarts.state} in ('CAPTURED', 'RECOVERING', 'EXHAUSTED')`
/** Cart paid after a message or through its link. */
export const isRecoveredCart = sql`${abandonedCarts.state} = 'RECOVERED'`
/** Amount of the cart, or the offer's price if the page sent none. */
export const cartAmount = sql`coalesce(nullif(${abandonedCarts.cartAmountCents}, 0), ${offers.priceCents})`
