import { firstName } from '@balcao/domain/people/names'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import type { reminderPreviewInput } from './recovery-plan.input.ts'
import { reminderProps } from './write-reminder.ts'

type Asked = z.output<typeof reminderPreviewInput>

/** Name of the visitor in a preview without a cart, the same in every language. */
const sampleVisitor = 'Carolina Nogueira'
const samplePriceCents = 9_700

/**
 * Preview of a message, with the caller's newest cart, or else their newest offer and a made-up visitor. Links do not
 * work. The standard texts around the seller's own text are in the chosen language.
 */
export async function previewReminder(caller: Caller, asked: Asked) {
  const { props, locale: usual, visitorName, isSample } = await propsFor(caller, asked)
  const locale = asked.locale ?? usual
  const { name, brandColor, url } = await getPlatform(caller)
  const { subject, text } = await caller.app.renderMail({
    template: 'cartReminder',
    locale,
    props,
    platform: { name, brandColor, url },
  })
  const { productName, amountCents, currency, sellerName } = props
  return {
    subject,
    text: withoutSecrets(text),
    locale,
    isSample,
    /** Values of the variables of the WhatsApp text. */
    visitorName,
    visitorFirstName: firstName(visitorName),
    productName,
    sellerName,
    amountCents,
    currency,
  }
}

async function propsFor(caller: Caller, { reason, isLast, words }: Asked) {
  const [found] = await caller.tx
    .select({ cart: abandonedCarts, offer: offers, product: products, seller: users })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(and(eq(abandonedCarts.sellerId, caller.session.userId), ne(abandonedCarts.email, '')))
    .orderBy(desc(abandonedCarts.updatedAt), desc(abandonedCarts.id))
    .limit(1)
  if (found)
    return {
      props: await reminderProps(caller, { ...found, cart: { ...found.cart, reason } }, { isLast, words }),
      locale: found.product.language,
      visitorName: found.cart.name,
      isSample: false,
    }
  const [newest] = await caller.tx
    .select({ offer: offers, product: products })
    .from(products)
    .innerJoin(offers, eq(offers.productId, products.id))
    .where(eq(products.sellerId, caller.session.userId))
    .orderBy(desc(products.createdAt), desc(products.id), desc(offers.createdAt), desc(offers.id))
    .limit(1)
  const seller = await getUser(caller, caller.session.userId)
  return {
    props: {
      productName: newest?.product.name ?? seller.name,
      amountCents: newest?.offer.priceCents ?? samplePriceCents,
      currency: newest?.product.currency ?? ('BRL' as const),
      buyerName: sampleVisitor,
      sellerName: seller.name,
      checkoutPath: '/checkout/sample' as const,
      optOutPath: '/opt-out/sample' as const,
      reason,
      isLast,
      words,
    },
    locale: newest?.product.language ?? ('PT_BR' as const),
    visitorName: sampleVisitor,
    isSample: true,
  }
}

/** Removes the tokens of links, so that the links of a preview do not work. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/]+\/(?:checkout|opt-out)\/)\S+/g, '$1…')
}
