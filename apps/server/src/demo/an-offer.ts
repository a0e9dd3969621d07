import { randomUUID } from 'node:crypto'
import type { CheckoutBuilder } from '@balcao/domain/checkout/checkout-page'
import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import type { AgeRating } from '@balcao/domain/delivery/age-ratings'
import type { CheckoutTemplate, Currency, Locale, OfferType, ProductType } from '@balcao/domain/vocabulary'
import { deliveryOptions, offers, orderBumps, products } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

export type ProductWishes = {
  sellerId: string
  name?: string
  description?: string
  imageKey?: string | null
  type?: ProductType
  category?: string
  ageRating?: AgeRating
  guaranteeDays?: number
  language?: Locale
  currency?: Currency
  status?: DemoProduct['status']
  deliveryNote?: string
  thankYouUrl?: string
}

export type DemoProduct = typeof products.$inferSelect
export type DemoOffer = typeof offers.$inferSelect

export async function aProduct({ tx, platformId, now }: Scope, wishes: ProductWishes): Promise<DemoProduct> {
  const [product] = await tx
    .insert(products)
    .values({
      id: randomUUID(),
      platformId,
      sellerId: wishes.sellerId,
      name: wishes.name ?? 'Curso Pão de Fermentação Natural',
      description: wishes.description ?? 'Do levain ao forno, em doze aulas.',
      imageKey: wishes.imageKey ?? null,
      type: wishes.type ?? 'DIGITAL',
      status: wishes.status ?? 'APPROVED',
      category: wishes.category ?? 'culinaria-e-gastronomia',
      ageRating: wishes.ageRating ?? null,
      guaranteeDays: wishes.guaranteeDays ?? 7,
      language: wishes.language ?? 'PT_BR',
      currency: wishes.currency ?? 'BRL',
      deliveryNote: wishes.deliveryNote ?? null,
      thankYouUrl: wishes.thankYouUrl ?? null,
      createdAt: now,
    })
    .returning()
  if (!product) throw new Error('A product was not stored')
  return product
}

export type OfferWishes = {
  productId: string
  title?: string
  type?: OfferType
  status?: DemoOffer['status']
  priceCents?: number
  recurrencePriceCents?: number | null
  frequencyInDays?: number | null
  trialDays?: number | null
  trialPriceCents?: number
  setupFeeCents?: number
  chargesMax?: number | null
  isKeptAfterLast?: boolean
  isOpenToSubscribers?: boolean
  allowsGift?: boolean
  pixDiscountBasisPoints?: number
  pixMinutes?: number
  billetDays?: number
  fretePriceCents?: number | null
  takesTwoCards?: boolean
  template?: CheckoutTemplate
  methods?: { pix?: boolean; creditCard?: boolean; billet?: boolean }
  requiredDocument?: boolean
  requiredDocumentAndPhone?: boolean
  abandonedCartEnabled?: boolean
  builder?: Partial<CheckoutBuilder>
  allowedSites?: string[]
  deliveries?: { description: string; deliveryTime: string; fareAmountCents: number; preSelected?: boolean }[]
}

export async function anOffer({ tx, platformId, now }: Scope, wishes: OfferWishes): Promise<DemoOffer> {
  const [offer] = await tx
    .insert(offers)
    .values({
      id: randomUUID(),
      platformId,
      productId: wishes.productId,
      title: wishes.title ?? 'Oferta principal',
      type: wishes.type ?? 'ONE_TIME',
      priceCents: wishes.priceCents ?? 19_700,
      recurrencePriceCents: wishes.recurrencePriceCents ?? null,
      frequencyInDays: wishes.frequencyInDays ?? null,
      trialDays: wishes.trialDays ?? null,
      trialPriceCents: wishes.trialPriceCents ?? 0,
      setupFeeCents: wishes.setupFeeCents ?? 0,
      chargesMax: wishes.chargesMax ?? null,
      isKeptAfterLast: wishes.isKeptAfterLast ?? true,
      isOpenToSubscribers: wishes.isOpenToSubscribers ?? false,
      allowsGift: wishes.allowsGift ?? true,
      pixDiscountBasisPoints: wishes.pixDiscountBasisPoints ?? 0,
      pixMinutes: wishes.pixMinutes ?? null,
      billetDays: wishes.billetDays ?? null,
      fretePriceCents: wishes.fretePriceCents ?? null,
      template: wishes.template ?? 'DEFAULT',
      pixEnabled: wishes.methods?.pix ?? true,
      creditCardEnabled: wishes.methods?.creditCard ?? true,
      billetEnabled: wishes.methods?.billet ?? true,
      requiredDocument: wishes.requiredDocument ?? true,
      requiredDocumentAndPhone: wishes.requiredDocumentAndPhone ?? true,
      abandonedCartEnabled: wishes.abandonedCartEnabled ?? true,
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 1,
      minInstallmentValueCents: 500,
      takesTwoCards: wishes.takesTwoCards ?? false,
      builder: { ...plainBuilder, ...wishes.builder },
      allowedSites: wishes.allowedSites ?? [],
      version: 1,
      status: wishes.status ?? 'ACTIVE',
      createdAt: now,
    })
    .returning()
  if (!offer) throw new Error('An offer was not stored')
  if (wishes.deliveries?.length)
    await tx.insert(deliveryOptions).values(
      wishes.deliveries.map((delivery, position) => ({
        ...delivery,
        preSelected: delivery.preSelected ?? false,
        platformId,
        offerId: offer.id,
        position,
      })),
    )
  return offer
}

export async function anOrderBump(
  { tx, platformId }: Scope,
  wishes: { productId: string; offerId: string; fakePriceCents?: number | null; position?: number },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(orderBumps).values({
    id,
    platformId,
    productId: wishes.productId,
    offerId: wishes.offerId,
    fakePriceCents: wishes.fakePriceCents ?? null,
    position: wishes.position ?? 0,
  })
  return id
}
