import type { CartReason } from '@balcao/domain/carts'
import type { Cents } from '@balcao/domain/money'
import type { OwnRefundReason } from '@balcao/domain/own-refund-reasons'
import type { PaperRefusal, SellerPaper } from '@balcao/domain/seller-profile'
import type { NoticeStep } from '@balcao/domain/unpaid-bill'
import type { AccountStatus, Currency, PaymentMethod } from '@balcao/domain/vocabulary'

/** A moment may have crossed a job's JSON on its way here. */
export type Moment = Date | string

/** A page of the tenant that the mail is about; the mail makes a whole address of it. */
export type Path = `/${string}`

type Sale = {
  productName: string
  orderCode: string
  amountCents: Cents
  currency: Currency
}

/** Of the seller about a sale of theirs. */
type SaleNews = Sale & {
  sellerName: string
  salesPath: Path
  /** The seller's part, once it is theirs. */
  shareCents?: Cents
}

/** Of the buyer about a purchase of theirs. */
type PurchaseNews = Sale & { buyerName: string; sellerName: string; purchasesPath: Path }

type Code = { name: string; code: string; expiresInMinutes: number }

export type PartnershipNewsKind =
  | 'affiliationRequested'
  | 'affiliationApproved'
  | 'affiliationRefused'
  | 'affiliationEnded'
  | 'affiliateTermsChanged'
  | 'coProductionProposed'
  | 'coProductionAccepted'
  | 'coProductionDeclined'
  | 'coProductionEnded'
  | 'commissionProposed'
  | 'commissionWithdrawn'
  | 'commissionAccepted'
  | 'commissionDeclined'

/** Somebody is told of money that goes back, and where they see more of it. */
type Reversal = Sale & { name: string; path: Path }
type Request = Reversal & { protocol: string }

export type SubscriptionFacts = {
  buyerName: string
  sellerName: string
  productName: string
  amountCents: Cents
  currency: Currency
  subscriptionsPath: Path
}

type Withdrawal = {
  name: string
  amountCents: Cents
  currency: Currency
  destination: string
  balancePath: Path
}

/** COPIED: one was refused because its count says that there are two of it. */
export type PasskeyChange = 'ADDED' | 'REMOVED' | 'COPIED'
export type BankAccountChange = 'ADDED' | 'VERIFIED' | 'REFUSED' | 'REMOVED'
export type WithdrawalReturnCause =
  | 'DESTINATION_UNUSABLE'
  | 'DOCUMENTS_REQUIRED'
  | 'DEBT_OPEN'
  | 'NOT_MADE_BY_BANK'
  | 'GIVEN_BACK_BY_BANK'

/** How a seller stands from now on, or that their withdrawals stopped or go on. */
export type StandingChange = AccountStatus | 'CASHOUT_BLOCKED' | 'CASHOUT_UNBLOCKED'

/** Every mail the product sends, with what it needs to know. The name of a mail is its key here. */
export type MailTemplates = {
  purchaseApproved: Sale & {
    buyerName: string
    sellerName: string
    items: { title: string; priceCents: Cents }[]
    shippingCents: Cents
    interestCents: Cents
    /** What follows: access at once, a parcel, or both. */
    follows: { access: boolean; parcel: boolean }
    /** The keys that came with it; null for one that is still to come. */
    licenses: { title: string; key: string | null }[]
    purchasesPath: Path
  }
  pixCreated: Sale & {
    buyerName: string
    sellerName: string
    pixCode: string
    expiresAt: Moment
    paymentPath: Path
  }
  boletoCreated: Sale & {
    buyerName: string
    sellerName: string
    line: string
    /** Null where the acquirer does not tell it. */
    dueAt: Moment | null
    paymentPath: Path
  }
  purchaseRefunded: PurchaseNews
  purchaseChargedBack: PurchaseNews
  purchaseInAnalysis: PurchaseNews
  purchaseRefused: PurchaseNews
  orderShipped: PurchaseNews & {
    carrier: string | null
    trackingCode: string
    /** Null where the carrier has no page for it. */
    trackingUrl: string | null
  }
  cartReminder: {
    buyerName: string
    sellerName: string
    productName: string
    amountCents: Cents
    currency: Currency
    checkoutPath: Path
    optOutPath: Path
    reason: CartReason
    isLast: boolean
  }
  saleMade: SaleNews
  pixGenerated: SaleNews
  saleRefunded: SaleNews
  saleChargedBack: SaleNews
  parcelToSend: SaleNews
  accessDelivered: SaleNews
  cartAbandoned: {
    sellerName: string
    productName: string
    amountCents: Cents
    currency: Currency
    cartsPath: Path
  }
  partnershipNews: {
    name: string
    /** Who asks, answers or proposes. */
    partnerName: string
    productName: string
    kind: PartnershipNewsKind
    /** In the partner's words, where they gave one. */
    reason: string | null
    /** What is proposed, or was, for one sale. */
    commission: { orderCode: string; amountCents: Cents; currency: Currency } | null
    pagePath: Path
  }
  /** To the buyer: a request for a refund, what became of it, and the money. */
  refundRequested: Request & { answerBy: Moment }
  refundApproved: Request
  refundRefused: Request & { answer: string; appealBy: Moment }
  refundClosed: Request & { answer: string }
  /** Of what went back without anybody asking for it, why. */
  refundMade: Reversal & { method: PaymentMethod; ownReason: OwnRefundReason | null }
  /** To whoever has not written it: buyer or seller. */
  refundMessage: Request & { author: 'BUYER' | 'SELLER' | 'STAFF'; message: string }
  /** To the seller. Within the days of the law a refusal is not possible. */
  refundToAnswer: Request & { reason: string; answerBy: Moment; right: 'LAW' | 'GUARANTEE' | 'UNRECOGNIZED' }
  /** To somebody who does not recognise a charge: it says nothing of a purchase that they did not say themselves. */
  chargeReported: { protocol: string; day: Moment; answerHours: number }
  chargeReportAnswered: {
    protocol: string
    amountCents: Cents
    currency: Currency
    method: PaymentMethod
    isGranted: boolean
    answer: string | null
  }
  disputeOpened: Reversal & { dueAt: Moment; isPix: boolean }
  disputeEnded: Reversal & { isWon: boolean; feeCents: Cents }
  subscriptionRenewing: SubscriptionFacts & { dueAt: Moment; cardLastFour: string | null }
  subscriptionDateMoved: SubscriptionFacts & { dueAt: Moment; formerDueAt: Moment; isOwnWish: boolean }
  /** The seller may not sell: nothing is charged meanwhile. */
  subscriptionOnHold: SubscriptionFacts & { paidUntil: Moment | null }
  subscriptionInvoice: SubscriptionFacts & {
    dueAt: Moment
    isOverdue: boolean
    /** When an unpaid subscription ends. */
    endsAt: Moment
    paymentPath: Path
  }
  subscriptionChargeFailed: SubscriptionFacts & {
    /** Null where another card is needed. */
    nextTryAt: Moment | null
    endsAt: Moment
  }
  subscriptionEnded: SubscriptionFacts & { cause: 'ASKED' | 'UNPAID' | 'REFUNDED' | 'PLATFORM_CLOSED' }
  cardPaused: { sellerName: string; productName: string; endsAt: Moment; productPath: Path }
  licenseKeysMissing: { sellerName: string; productName: string; contentTitle: string; contentsPath: Path }
  endpointFailing: {
    sellerName: string
    host: string
    isDisabled: boolean
    at: Moment
    integrationsPath: Path
  }
  /** The figures of a saved report, already written in the reader's way. */
  reportMail: {
    name: string
    viewName: string
    /** Both days are included. Null for a report of how things stand. */
    period: { from: Moment; to: Moment } | null
    sums: { label: string; value: string }[]
    largest: { label: string; value: string }[]
    reportPath: Path
    stopPath: Path
  }
  customerAccessCode: Code
  /** To the address that is to become the buyer's. */
  saleEmailCode: {
    productName: string
    sellerName: string
    orderCode: string
    code: string
    expiresAt: Moment
    confirmPath: Path
  }
  /** To the address that was the buyer's. */
  saleEmailChanged: {
    productName: string
    sellerName: string
    orderCode: string
    /** Of the new address, only so much as tells whether it is one's own. */
    maskedEmail: string
    undoUntil: Moment
    undoPath: Path
  }
  registrationCode: Code
  passwordReset: { name: string; resetPath: Path; expiresInMinutes: number }
  staffInvitation: {
    name: string
    inviterName: string
    acceptPath: Path
    hasPassword: boolean
    expiresInDays: number
  }
  /** What a seller may do was changed by the platform. */
  standingChanged: { name: string; change: StandingChange; financialPath: Path }
  /** Somebody of the platform's staff looks at a seller's area. */
  staffVisit: {
    name: string
    staffName: string
    reason: string
    at: Moment
    endsAt: Moment
    /** Something of it may be changed, and not only looked at. */
    canChange: boolean
    securityPath: Path
  }
  managerInvitation: MailTemplates['staffInvitation']
  newDevice: { name: string; ip: string; userAgent: string; at: Moment; securityPath: Path }
  passkeyChanged: {
    name: string
    change: PasskeyChange
    /** As its owner named it. */
    label: string
    ip: string
    userAgent: string
    at: Moment
    securityPath: Path
  }
  bankAccountChanged: {
    name: string
    change: BankAccountChange
    /** Masked: enough to recognise one's own. */
    destination: string
    at: Moment
    /** From when on it can be paid to, where that is known. */
    usableFrom: Moment | null
    securityPath: Path
  }
  /** APPROVED: all papers are. REFUSED: this one has to be sent again. */
  documentReviewed: {
    name: string
    outcome: 'APPROVED' | 'REFUSED'
    paper: SellerPaper
    refusal: PaperRefusal | null
    note: string | null
    documentsPath: Path
  }
  /** What the staff decided about a product. `reason` is what it wrote to the seller. */
  productReviewed: {
    name: string
    outcome: 'APPROVED' | 'NEEDS_CHANGES' | 'REJECTED' | 'SUSPENDED'
    productName: string
    reason: string | null
    productPath: Path
  }
  /** What became of a wish to be paid sooner. `reason` is what the staff wrote to the seller. */
  anticipationNews: {
    name: string
    outcome: 'PAID' | 'COUNTERED' | 'REFUSED' | 'EXPIRED'
    grossCents: number
    feeCents: number
    currency: Currency
    reason: string | null
    anticipationsPath: Path
  }
  withdrawalPaid: Withdrawal
  /** `words` is what somebody of the staff asks of the person before they decide. */
  withdrawalHeld: Withdrawal & { words: string; until: Moment }
  /** `words` is what somebody of the staff wrote to the person; without them the cause is told in ours. */
  withdrawalReturned: Withdrawal & { cause: WithdrawalReturnCause; words: string | null }
  /** What the platform's staff tells many sellers at once, in its own words. */
  broadcast: { name: string; title: string; body: string; homePath: Path }
  emailInUse: { name: string; loginPath: Path; recoverPath: Path }
  /** To the platform's staff: what became of a bill of the operator. */
  chargeNews: {
    name: string
    news: NoticeStep | 'RESUMED' | 'UPHELD' | 'ADJUSTED'
    amountCents: Cents
    currency: Currency
    dueAt: Moment
    /** When nothing new is sold any more if it is not paid; null where that is not next. */
    suspendsAt: Moment | null
    reason: string | null
    chargesPath: Path
  }
  /** To everybody who sells, manages or works on a platform that the operator ends. */
  platformClosing: {
    name: string
    news: 'BEGUN' | 'CALLED_OFF' | 'CLOSED'
    /** From when on no subscription is renewed. */
    closesAt: Moment
    homePath: Path
  }
}
