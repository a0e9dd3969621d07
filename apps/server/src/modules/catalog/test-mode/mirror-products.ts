import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import type { Locale } from '@balcao/domain/vocabulary'
import { offers, products } from '#db/schema/catalog.ts'
import { invariant } from '#kit/invariant.ts'
import { usualTerms } from '#modules/catalog/offers/offer-terms.ts'
import { usualOfferSettings } from '#modules/catalog/settings/usual-offer-settings.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { MirroredProduct } from './read-mirrored-products.ts'

const samples = {
  PT_BR: { name: 'Produto de teste', once: 'Pagamento único', monthly: 'Assinatura mensal' },
  EN_US: { name: 'Test product', once: 'One-time payment', monthly: 'Monthly subscription' },
  ES_ES: { name: 'Producto de prueba', once: 'Pago único', monthly: 'Suscripción mensual' },
} satisfies Record<Locale, unknown>

/**
 * Creates the products of a new test mode: copies of the seller's own, or one sample product with a sale and
 * a subscription to try. Each has an id of its own, and sells at once.
 */
export async function mirrorProducts(
  scope: Scope,
  { sellerId, locale, mirrored }: { sellerId: string; locale: Locale; mirrored: MirroredProduct[] },
): Promise<void> {
  const { tx, platformId, now } = scope
  const { brandColor } = await getPlatform(scope)
  for (const { product, plans } of mirrored.length > 0 ? mirrored : [sampleIn(locale)]) {
    const [made] = await tx
      .insert(products)
      .values({ ...product, platformId, sellerId, status: 'APPROVED', createdAt: now })
      .returning({ id: products.id })
    invariant(made, 'a row that was just written comes back')
    await tx.insert(offers).values(
      plans.map((plan) => ({
        ...plan,
        platformId,
        productId: made.id,
        builder: { ...plainBuilder, colorPrimary: brandColor },
        version: 1,
        status: 'ACTIVE' as const,
        createdAt: now,
      })),
    )
  }
}

function sampleIn(locale: Locale): MirroredProduct {
  const { name, once, monthly } = samples[locale]
  const offer = { ...usualTerms, ...usualOfferSettings, template: 'DEFAULT', priceCents: 9_700 } as const
  return {
    product: {
      name,
      description: '',
      type: 'DIGITAL',
      category: 'outros',
      ageRating: null,
      guaranteeDays: 7,
      language: locale,
      currency: 'BRL',
      supportEmail: null,
      supportPhone: null,
      softDescriptor: null,
    },
    plans: [
      { ...offer, title: once, type: 'ONE_TIME', recurrencePriceCents: null, frequencyInDays: null },
      {
        ...offer,
        title: monthly,
        type: 'SUBSCRIPTION',
        priceCents: 4_990,
        recurrencePriceCents: 4_990,
        frequencyInDays: 30,
      },
    ],
  }
}
