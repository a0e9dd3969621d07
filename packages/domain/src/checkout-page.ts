import type { CardDecline } from './card-decline.ts'
import type { InstallmentPlan } from './installments.ts'
import type { LegalTextKind } from './legal-texts.ts'
import type { MethodLimits } from './method-limits.ts'
import type { LinkBuyer } from './payment-links.ts'
import type { PixelFramePlace } from './pixels.ts'
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
  /** The link that the visitor follows, with what its seller knows of them; null for the offer's own checkout. */
  paymentLink: { code: string; buyer: LinkBuyer | null } | null
  /** More is offered after the purchase, for which a card is kept for a day. */
  isOfferedMore: boolean
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
  /** Between which amounts the platform lets each of them be used. */
  methodLimits: MethodLimits
  /** Where the card frame lives; null where no card can be taken. */
  cardsOrigin: string | null
  /** Where this product's pixels run; null where it has none. */
  pixelFrame: PixelFramePlace | null
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  abandonedCartEnabled: boolean
  /** How the price may be divided on a card. */
  installments: Omit<InstallmentPlan, 'totalPrice'>
  platform: {
    id: string
    name: string
    isDemo: boolean
    hidesCartTitle: boolean
    /** Which texts for buyers the platform has published; the page links to these and to no other. */
    legalTexts: LegalTextKind[]
  }
  seller: { name: string; document: string | null }
  product: {
    id: string
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

/** What is shown of an offer that cannot be bought now: who sells it, and how to ask. */
export type ClosedOffer = {
  sellerName: string
  colorPrimary: string
  supportEmail: string | null
  supportPhone: string | null
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

/** What is published in one go from the builder: the layout, what is asked of the buyer, and everything that dresses the page. */
export type CheckoutLook = {
  template: CheckoutTemplate
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  builder: CheckoutBuilder
}

/** What the payment page shows to whoever has its address: what to pay, to whom, and how it stands. Nothing tells who buys, or what. */
export type PaymentView = {
  paymentId: string
  /** Grows with every change: an answer with a lower one than the page shows is an old one. */
  version: number
  sellerName: string
  /** The look of the checkout it came from. */
  colorPrimary: string
  method: PaymentMethod
  status: PaymentStatus
  /** True while no answer of the provider is certain: the page says "confirming" and never "declined". */
  isConfirming: boolean
  /** True while the acquirer looks at a card payment: it has the charge, and says yes or no within hours. */
  isInAnalysis: boolean
  /** Why a card was refused, in words that its holder can act on; null for every other standing, and for everybody but the buyer. */
  cardDecline: CardDecline | null
  /** True when the Pix code or boleto ran out of time. */
  isExpired: boolean
  /** True when somebody at the bank or the provider called the code off. */
  isCalledOff: boolean
  /** True when the buyer may have a new code: this one has ended unpaid, or none came within the first minutes. */
  canBeReissued: boolean
  /** The payment of the same order that counts instead of this one. */
  supersededBy: { paymentId: string; isPaid: boolean } | null
  amountCents: number
  refundedCents: number
  currency: Currency
  installments: number
  /** Only while it can be paid. */
  pix: { code: string; expiresAt: string } | null
  billet: { code: string; url: string | null; expiresAt: string | null } | null
  createdAt: string
  expiresAt: string | null
  paidAt: string | null
  /** Where a demo payer can pay the code; null outside the demo. */
  playBankUrl: string | null
  /** Null for everybody but the buyer. */
  purchase: BoughtView | null
}

/** What the page shows besides in the browser that bought, and to the buyer who has signed in. */
export type BoughtView = {
  orderCode: string
  offerId: string
  /** The payment link by which it was bought; null for the offer's own checkout. */
  linkCode: string | null
  buyerFirstName: string
  /** Where mails about this purchase go, masked. */
  email: string
  items: { title: string; priceCents: number; isPhysical: boolean }[]
  discountCents: number
  shippingCents: number
  interestCents: number
  /** The last day on which the buyer may ask for the money back; null until it is paid. */
  guaranteedUntil: string | null
  supportEmail: string | null
  supportPhone: string | null
  /** The seller's own page for those who have paid. */
  thankYouUrl: string | null
  /** Where more is offered to who has just paid; null where nothing is, or it was answered. */
  upsellPath: string | null
}
