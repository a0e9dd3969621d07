import { and, desc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import type { reminderPreviewInput } from './recovery-plan.input.ts'
import { reminderProps } from './write-reminder.ts'

/** Preview of a message, with the caller's newest cart. Null for a seller without an abandoned cart. */
export async function previewReminder(
  caller: Caller,
  { reason, ...message }: z.output<typeof reminderPreviewInput>,
) {
  const [found] = await caller.tx
    .select({ cart: abandonedCarts, offer: offers, product: products, seller: users })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(abandonedCarts.sellerId, caller.session.userId), ne(abandonedCarts.email, '')))
    .orderBy(desc(abandonedCarts.updatedAt), desc(abandonedCarts.id))
    .limit(1)
  if (!found) return null
  const { name, brandColor, url } = await getPlatform(caller)
  const { subject, text } = await caller.app.renderMail({
    template: 'cartReminder',
    locale: found.product.language,
    props: await reminderProps(caller, { ...found, cart: { ...found.cart, reason } }, message),
    platform: { name, brandColor, url },
  })
  return {
    subject,
    text: withoutSecrets(text),
    visitorName: found.cart.name,
    productName: found.product.name,
  }
}

/** Removes the tokens of links, so that the links of a preview do not work. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/]+\/(?:checkout|opt-out)\/)\S+/g, '$1…')
}
