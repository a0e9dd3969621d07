import { and, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { createFunnel } from '#modules/funnels/create-funnel.ts'
import type { Scope } from '#scope.ts'
import { aLink } from './a-link.ts'
import { asPerson } from './as-person.ts'

/** Payment links of a seller, and a funnel that is still a draft: none of them changes what a visitor of the demo's checkouts sees. */
export async function createDemoLinks(scope: Scope, sellerId: string): Promise<void> {
  const sold = await scope.tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        eq(products.sellerId, sellerId),
        eq(offers.type, 'ONE_TIME'),
        eq(offers.status, 'ACTIVE'),
        eq(products.type, 'DIGITAL'),
        eq(products.currency, 'BRL'),
        forSale(),
      ),
    )
    .orderBy(offers.createdAt, offers.id)
  const [first, second] = sold
  if (!first) return
  const ofFirst = { sellerId, offerId: first.id }
  await aLink(scope, ofFirst)
  await aLink(scope, {
    ...ofFirst,
    title: 'Turma fechada para a equipe da padaria',
    priceCents: 14_900,
    quantity: 6,
    isOneUse: true,
    methods: ['PIX', 'BILLET'],
    expiresAt: new Date(scope.now.getTime() + 7 * 86_400_000).toISOString(),
    buyer: { name: 'Otávio Reis', email: 'otavio@exemplo.com.br', phone: '31988770927' },
  })
  if (!second) return
  await createFunnel(asPerson(scope, { userId: sellerId, role: 'SELLER' }), {
    name: 'Depois do curso',
    offerId: first.id,
    template: 'ONE_MORE',
    stepOfferIds: [second.id],
  })
}
