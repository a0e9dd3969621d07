import { installmentCounts } from '@balcao/domain/options/installment-counts'
import { statementDescriptor } from '@balcao/domain/payments/statement-descriptor'
import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { currencies, locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const softDescriptorMax = 13
export const deliveryOptionsMax = 10
export const installmentCount = z.literal(installmentCounts, problem('required'))
/** The highest price or fare: a million in the product's currency. */
export const amountMax = 100_000_000
const fare = z.int(problem('required')).min(0, problem('too_small')).max(amountMax, problem('too_large'))

const deliveryOption = z.strictObject({
  description: z.string().trim().min(1, problem('required')).max(60, problem('too_long')),
  deliveryTime: z.string().trim().min(1, problem('required')).max(60, problem('too_long')),
  fareAmountCents: fare,
  preSelected: z.boolean(),
})

/** Shared settings of a product's offers, as the checkout asks for them and charges. */
const offerSettingsShape = {
  pixEnabled: z.boolean(),
  creditCardEnabled: z.boolean(),
  billetEnabled: z.boolean(),
  requiredDocument: z.boolean(),
  requiredDocumentAndPhone: z.boolean(),
  abandonedCartEnabled: z.boolean(),
  numberOfInstallments: installmentCount,
  maxInstallmentsWithoutInterest: installmentCount,
  minInstallmentValueCents: z
    .int(problem('required'))
    .min(100, problem('too_small'))
    .max(amountMax, problem('too_large')),
  takesTwoCards: z.boolean(),
}

/** The buyer's price of shipping. */
const shippingShape = {
  shipping: z.enum(['FIXED', 'OPTIONS']),
  fretePriceCents: fare.nullable(),
  deliveryOptions: z.array(deliveryOption).max(deliveryOptionsMax, problem('too_many')),
}

/** Shipping of one offer. A missing field stays as it is. */
export const offerShippingShape = z.object(shippingShape).partial().shape

type Shipping = z.output<z.ZodObject<typeof offerShippingShape>>

export function refuseShipping(
  { shipping, fretePriceCents, deliveryOptions = [] }: Shipping,
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (shipping === 'FIXED' && typeof fretePriceCents !== 'number')
    refuse('fretePriceCents', problem('required'))
  if (deliveryOptions.filter(({ preSelected }) => preSelected).length > 1)
    refuse('deliveryOptions', problem('too_many', 1))
}

/** The tab Settings of a product, with the version that the form was filled from (optimistic lock). */
export const productSettingsInput = z
  .strictObject({
    productId: z.uuid(),
    version: z.int().positive(),
    language: z.enum(locales, problem('required')),
    currency: z.enum(currencies, problem('required')),
    ...offerSettingsShape,
    /** Letters and digits; other characters are dropped. */
    softDescriptor: z
      .string()
      .trim()
      .max(softDescriptorMax, problem('too_long'))
      .nullable()
      .transform((text) => (text && statementDescriptor(text).toUpperCase()) || null),
    thankYou: z.enum(['DEFAULT', 'CUSTOM']),
    thankYouUrl: z.string().trim().nullable(),
    ...shippingShape,
  })
  .superRefine((settings, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!settings.pixEnabled && !settings.creditCardEnabled && !settings.billetEnabled)
      refuse('pixEnabled', problem('required'))
    if (settings.maxInstallmentsWithoutInterest > settings.numberOfInstallments)
      refuse('maxInstallmentsWithoutInterest', problem('too_large', settings.numberOfInstallments))
    if (settings.thankYou === 'CUSTOM' && !settings.thankYouUrl) refuse('thankYouUrl', problem('required'))
    else if (settings.thankYou === 'CUSTOM' && !isSafeExternalUrl(settings.thankYouUrl ?? ''))
      refuse('thankYouUrl', problem('url_refused'))
    refuseShipping(settings, context)
  })
export type ProductSettingsInput = z.output<typeof productSettingsInput>
