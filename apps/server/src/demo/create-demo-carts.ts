import { and, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import type { Scope } from '#scope.ts'

/** Name, contact and hours since the visit. */
const visitors = [
  { name: 'Beatriz Salles', phone: '11987654410', hoursAgo: 0.2, source: 'instagram' },
  { name: 'Otávio Reis', phone: '31988770927', hoursAgo: 3, source: 'google' },
  { name: 'Patrícia Rangel', phone: '48991123381', hoursAgo: 9, source: 'instagram' },
  { name: 'Lorena Matos', phone: '', hoursAgo: 26, source: 'email' },
  { name: 'Hugo Figueira', phone: '85992236204', hoursAgo: 50, source: '' },
  { name: 'Márcio Leal', phone: '19993345530', hoursAgo: 90, source: 'google' },
]

/** Visitors of a seller's checkouts who entered their data and did not pay. */
export async function createDemoCarts(scope: Scope, sellerId: string): Promise<void> {
  const sold = await scope.tx
    .select({ id: offers.id, priceCents: offers.priceCents })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(products.sellerId, sellerId), eq(offers.type, 'ONE_TIME'), forSale()))
    .orderBy(offers.createdAt, offers.title)
  for (const [index, { name, phone, hoursAgo, source }] of visitors.entries()) {
    const offer = sold[index % sold.length]
    if (!offer) return
    const now = new Date(scope.now.getTime() - hoursAgo * 3_600_000)
    const [mailbox = ''] = name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z ]/g, '')
      .split(' ')
    await putAbandonedCart(
      { ...scope, now },
      {
        offerId: offer.id,
        name,
        document: '',
        email: `${mailbox}@exemplo.com.br`,
        phone,
        cartAmt: offer.priceCents,
        utmQuery: source === '' ? {} : { utm_source: source },
      },
    )
  }
}
