import type { CardDecline } from '#cards/card-decline.ts'
import type { AgeRating } from '#delivery/age-ratings.ts'
import type { InstallmentPlan } from '#money/installments.ts'
import type { PixelTab } from '#options/pixel-tabs.ts'
import type { ShownCardPart } from '#payments/card-part-standing.ts'
import type { MethodLimits } from '#payments/method-limits.ts'
import type { LinkBuyer } from '#payments/payment-links.ts'
import type { LegalTextKind } from '#texts/legal-texts.ts'
import type {
  CheckoutTemplate,
  Currency,
  Locale,
  OfferType,
  PaymentMethod,
  PaymentStatus,
  ProductType,
} from '#vocabulary.ts'
import type { PixelFramePlace } from './pixels.ts'

/**
 * Content of the hosted checkout page: a pure function of (offer version, locale, platform), so the whole page can be
 * cached.
 */
export type CheckoutPage = {
  offerId: string
  /**
   * The payment link that the visitor followed, with the buyer data its seller filled in; null for the
   * offer's own checkout.
   */
  paymentLink: { code: string; buyer: LinkBuyer | null } | null
  /** True when an upsell follows the purchase; the card is then stored for a day. */
  isOfferedMore: boolean
  /** Whether the page asks for a coupon. A coupon in its address is tried in any case. */
  takesCoupons: boolean
  /** Whether the purchase may be a gift. */
  mayBeGift: boolean
  locale: Locale
  currency: Currency
  template: CheckoutTemplate
  type: OfferType
  title: string
  priceCents: number
  recurrencePriceCents: number | null
  frequencyInDays: number | null
  /** Trial, setup fee and limit of a subscription, as `subscription-price` computes with them. */
  trialDays: number | null
  trialPriceCents: number
  setupFeeCents: number
  chargesMax: number | null
  /** Discount on the first charge of a buyer who pays with Pix. */
  pixDiscountBasisPoints: number
  /** Fixed shipping; when present it overrides the delivery options. */
  fretePriceCents: number | null
  deliveryOptions: DeliveryOption[]
  methods: PaymentMethod[]
  /** Whether the buyer may divide the price between two cards. */
  twoCards: boolean
  /** Whether a buyer who pays by Pix may let their bank pay the renewals automatically. */
  automaticPix: boolean
  /** Smallest and largest amount the platform allows for each method. */
  methodLimits: MethodLimits
  /** Origin of the card frame; null where no card is accepted. */
  cardsOrigin: string | null
  /** Address of this product's pixel frame; null where the product has no pixels. */
  pixelFrame: PixelFramePlace | null
  /** The consent without which our server sends no buyer's data to ad vendors; null if it reports to none. */
  adConsent: { version: string; vendors: PixelTab[]; title: string; text: string } | null
  /** Origins of the pages that may show this one in a frame. */
  allowedSites: string[]
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  abandonedCartEnabled: boolean
  /** Rules for paying the price in installments by card. */
  installments: Omit<InstallmentPlan, 'totalPrice'>
  platform: {
    id: string
    name: string
    isDemo: boolean
    hidesCartTitle: boolean
    /** Texts for buyers that the platform has published; the page links only to these. */
    legalTexts: LegalTextKind[]
  }
  seller: { name: string; document: string | null }
  product: {
    id: string
    name: string
    description: string
    imageUrl: string | null
    type: ProductType
    ageRating: AgeRating | null
    guaranteeDays: number
    /** Contact for buyers, where the seller gives one. */
    supportEmail: string | null
    supportPhone: string | null
  }
  orderBumps: OrderBump[]
  builder: CheckoutBuilder
}

/**
 * Name, colour and contacts on a page in place of a checkout: those of the seller, or of the platform if no offer or
 * payment was found.
 */
export type PageBrand = {
  name: string
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
  /** The seller's call to add the bump; the summary lists the product by its name. */
  title: string
  productName: string
  productType: ProductType
  ageRating: AgeRating | null
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

/**
 * Parts published together from the builder: the layout, the fields asked of the buyer, and the look of the
 * page.
 */
export type CheckoutLook = {
  template: CheckoutTemplate
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  builder: CheckoutBuilder
}

/**
 * Content of the payment page for anybody with its address: amount, payee and status. Nothing identifies the
 * buyer or the product.
 */
export type PaymentView = {
  paymentId: string
  /** Grows with every change: an answer with a lower version than the displayed one is outdated. */
  version: number
  sellerName: string
  /** Primary colour of the checkout where the purchase was made. */
  colorPrimary: string
  method: PaymentMethod
  status: PaymentStatus
  /** True while the provider's answer is uncertain: the page shows "confirming" and never "declined". */
  isConfirming: boolean
  /**
   * True while the acquirer analyses a card payment: the charge exists, and the decision comes within hours.
   */
  isInAnalysis: boolean
  /**
   * Reason of a refused card in words that its holder can act on; null for every other status, and for everybody except
   * the buyer.
   */
  cardDecline: CardDecline | null
  /** True when the Pix code or boleto has expired unpaid. */
  isExpired: boolean
  /** True when the bank or the provider cancelled the code. */
  isCalledOff: boolean
  /**
   * True when the buyer may get a new code: this one has ended unpaid, or none came within the first minutes.
   */
  canBeReissued: boolean
  /** The payment of the same order that replaces this one. */
  supersededBy: { paymentId: string; isPaid: boolean } | null
  amountCents: number
  refundedCents: number
  currency: Currency
  installments: number
  /** The two cards that pay together; null for every other payment. */
  cards: ShownCardPart[] | null
  /** The code by which a boleto was paid, Pix or bar code, if the acquirer reports it. */
  paidBy: 'PIX' | 'BILLET' | null
  /** Role of the payment in a Pix Automático: its code authorises one, or the buyer's bank pays by one. */
  automaticPix: 'AUTHORIZE' | 'DEBIT' | null
  /** Present only while the code can be paid. */
  pix: { code: string; expiresAt: string } | null
  billet: { code: string; url: string | null; pixCode: string | null; expiresAt: string | null } | null
  /**
   * Present for the buyer while the card's bank asks them to confirm the purchase, and until the acquirer has
   * reported the outcome.
   */
  challenge: { expiresAt: string } | null
  createdAt: string
  expiresAt: string | null
  paidAt: string | null
  /** Address where a demo payer can pay the code; null outside the demo. */
  playBankUrl: string | null
  /** Null for everybody except the buyer. */
  purchase: BoughtView | null
}

/** Shown additionally in the buyer's own browser, and to the signed-in buyer. */
export type BoughtView = {
  orderCode: string
  offerId: string
  /** Payment link of the purchase; null for the offer's own checkout. */
  linkCode: string | null
  buyerFirstName: string
  /** Masked address that receives the mails about this purchase. */
  email: string
  items: { title: string; priceCents: number; isPhysical: boolean }[]
  discountCents: number
  shippingCents: number
  interestCents: number
  /** The recipient of a gift, and the day of the mail to the recipient. */
  gift: { recipientName: string; sendsAt: string } | null
  /** The last day on which the buyer may ask for a refund; null until the purchase is paid. */
  guaranteedUntil: string | null
  supportEmail: string | null
  supportPhone: string | null
  /** The seller's own page for paid buyers. */
  thankYouUrl: string | null
  /** Path of the upsell after payment; null without an upsell or after the buyer's answer. */
  upsellPath: string | null
}
