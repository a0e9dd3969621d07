import type { CardDecline } from './card-decline.ts'
import type { InstallmentPlan } from './installments.ts'
import type {
  CheckoutTemplate,
  Currency,
  Locale,
  OfferType,
  PaymentMethod,
  PaymentStatus,
  ProductType,
} from './vocabulary.ts'

/** What the hosted checkout page shows: a pure function of (offer version, locale, platform), so it can be cached whole. */
export type CheckoutPage = {
  offerId: string
  offerVersion: number
  locale: Locale
  currency: Currency
  template: CheckoutTemplate
  type: OfferType
  title: string
  priceCents: number
  recurrencePriceCents: number | null
  frequencyInDays: number | null
  /** Fixed shipping; when present it overrides the delivery options. */
  fretePriceCents: number | null
  deliveryOptions: DeliveryOption[]
  methods: PaymentMethod[]
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  abandonedCartEnabled: boolean
  /** How the price may be divided on a card. */
  installments: Omit<InstallmentPlan, 'totalPrice'>
  platform: { id: string; name: string; isDemo: boolean; hidesCartTitle: boolean }
  seller: { name: string; document: string | null }
  product: {
    name: string
    description: string
    imageUrl: string | null
    type: ProductType
    guaranteeDays: number
    /** Where a buyer finds help, as far as the seller says so. */
    supportEmail: string | null
    supportPhone: string | null
  }
  orderBumps: OrderBump[]
  builder: CheckoutBuilder
}

export type DeliveryOption = {
  id: string
  description: string
  deliveryTime: string
  fareAmountCents: number
  preSelected: boolean
}

export type OrderBump = {
  id: string
  /** The seller's call to take it along; the summary lists the product by its name. */
  title: string
  productName: string
  productType: ProductType
  description: string
  priceCents: number
  fakePriceCents: number | null
  imageUrl: string | null
}

export type Feedback = {
  id: string
  title: string
  description: string
  imageUrl: string | null
  stars: number
}

/** Everything a seller configures in the checkout builder. Colours are `#rgb` or `#rrggbb`; images come from our storage; 'remove' hides one. */
export type CheckoutBuilder = {
  logoTopImageURL: string | null
  headerImageURL: string | null
  enabledBannerText: boolean
  bannerText: string
  bannerTextColor: string
  bannerTextBackgroundColor: string
  colorPrimary: string
  feedbacks: Feedback[]
  backRedirect: string | null
  countdown: {
    enabled: boolean
    minutes: number
    text: string
    endText: string
    textColor: string
    backgroundColor: string
  } | null
  chatButton: { position: 'LEFT' | 'RIGHT'; phone: string; message: string } | null
}

/** What the payment page may show of a payment: nothing that identifies the buyer beyond a masked name. */
export type PaymentView = {
  paymentId: string
  orderCode: string
  offerId: string
  /** The look of the checkout it came from. */
  colorPrimary: string
  method: PaymentMethod
  status: PaymentStatus
  /** True while no answer of the provider is certain: the page says "confirming" and never "declined". */
  isConfirming: boolean
  /** True while the acquirer looks at a card payment: it has the charge, and says yes or no within hours. */
  isInAnalysis: boolean
  /** Why a card was refused, in words that its holder can act on; null for every other standing. */
  cardDecline: CardDecline | null
  /** True when the Pix code or boleto can no longer be paid. */
  isExpired: boolean
  amountCents: number
  currency: Currency
  installments: number
  productName: string
  sellerName: string
  buyerFirstName: string
  pix: { code: string; expiresAt: string } | null
  billet: { code: string; url: string | null; expiresAt: string | null } | null
  createdAt: string
  paidAt: string | null
  /** Where a demo payer can pay the code; null outside the demo. */
  playBankUrl: string | null
}
