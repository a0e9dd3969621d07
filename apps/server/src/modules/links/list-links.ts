import { paymentLinkPath } from '@balcao/domain/payments/payment-links'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { paymentLinks } from '#db/schema/links.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { linkStateOf, sumLinkSales } from './link-standing.ts'

const linkOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [paymentLinks.createdAt, paymentLinks.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const linkListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  productId: z.uuid().optional(),
  ...pageInput(linkOrders),
})
type ListInput = z.output<typeof linkListInput>

/** The caller's own links, the newest first. */
export function listLinks(caller: Caller, { search, productId, ...page }: ListInput) {
  const pattern = search ? containing(search) : undefined
  return pageOfLinks(
    caller,
    page,
    and(
      productId === undefined ? undefined : eq(products.id, productId),
      pattern
        ? or(
            ilike(paymentLinks.title, pattern),
            ilike(products.name, pattern),
            eq(paymentLinks.code, search ?? ''),
          )
        : undefined,
    ),
  )
}

export async function pageOfLinks(
  caller: Caller,
  page: Pick<ListInput, 'sort' | 'cursor' | 'limit'>,
  wanted: SQL | undefined,
) {
  const { tx, now, session } = caller
  const { rows, nextCursor } = await pageOf(linkOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        link: paymentLinks,
        offerTitle: offers.title,
        offerCents: offers.priceCents,
        productName: products.name,
        currency: products.currency,
        place,
      })
      .from(paymentLinks)
      .innerJoin(offers, eq(offers.id, paymentLinks.offerId))
      .innerJoin(products, eq(products.id, offers.productId))
      .where(and(eq(paymentLinks.sellerId, session.userId), wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const ids = rows.map(({ link }) => link.id)
  const [sales, { url }] = await Promise.all([
    ids.length === 0 ? [] : sumLinkSales(caller, ids),
    getPlatform(caller),
  ])
  return {
    nextCursor,
    rows: rows.map(({ link, offerTitle, offerCents, productName, currency }) => {
      const sold = sales.find(({ linkId }) => linkId === link.id) ?? {
        paidCount: 0,
        openCount: 0,
        paidCents: 0,
      }
      return {
        id: link.id,
        state: linkStateOf(link, sold, now),
        title: link.title ?? productName,
        offerId: link.offerId,
        offerTitle,
        productName,
        currency,
        unitCents: link.priceCents ?? offerCents,
        isFreeValue: link.priceCents !== null,
        quantity: link.quantity,
        totalCents: (link.priceCents ?? offerCents) * link.quantity,
        methods: link.methods,
        installmentsMax: link.installmentsMax,
        isOneUse: link.isOneUse,
        expiresAt: link.expiresAt?.toISOString() ?? null,
        buyer: link.buyer,
        /** The number in WhatsApp's format; null without a valid number. */
        whatsapp: phoneToInternational(link.buyer?.phone ?? '')?.slice(1) ?? null,
        openedCount: link.openedCount,
        paidCount: sold.paidCount,
        paidCents: sold.paidCents,
        createdAt: link.createdAt.toISOString(),
        url: new URL(paymentLinkPath(link.code), url).href,
      }
    }),
  }
}
