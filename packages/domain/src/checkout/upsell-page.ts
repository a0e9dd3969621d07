import type { InstallmentOption } from '#money/installments.ts'
import type { Currency, Locale, PaymentMethod, ProductType } from '#vocabulary.ts'

/** Content of the upsell page, for the buyer alone. */
export type UpsellPage = {
  /** The purchase that the offer follows. */
  firstPaymentId: string
  stepKey: string
  /** Token that buys this step, once, for at most the shown price. */
  token: string
  locale: Locale
  currency: Currency
  sellerName: string
  colorPrimary: string
  orderCode: string
  headline: string
  text: string
  product: { name: string; description: string; imageUrl: string | null; type: ProductType }
  offerId: string
  priceCents: number
  installments: InstallmentOption[]
  method: PaymentMethod
  /** The card that would be charged; null for a Pix code. */
  card: { brand: string | null; lastFour: string } | null
}
