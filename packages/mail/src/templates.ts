import type { CartReason, ReminderWords } from '@balcao/domain/checkout/carts'
import type { Cents } from '@balcao/domain/money/money'
import type { NoticeStep } from '@balcao/domain/money/unpaid-bill'
import type { OwnRefundReason } from '@balcao/domain/payments/own-refund-reasons'
import type { PaperRefusal, SellerPaper } from '@balcao/domain/people/seller-profile'
import type { AccountStatus, Currency, PaymentMethod } from '@balcao/domain/vocabulary'

/** A date may have passed through a job's JSON on its way here. */
export type Moment = Date | string

/** A page of the tenant in the mail; the mail turns it into an absolute address. */
export type Path = `/${string}`

type Sale = {
  productName: string
  orderCode: string
  amountCents: Cents
  currency: Currency
}

/** News for the seller about a sale of theirs. */
type SaleNews = Sale & {
  sellerName: string
  salesPath: Path
  /** The seller's share, once it is earned. */
  shareCents?: Cents
}

/** News for the buyer about a purchase of theirs. */
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

/** News about a refund, with the page that shows more. */
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

type ChangedPlan = {
  planTitle: string
  formerAmountCents: Cents
  /** Credit for the unused days of the former plan, and the charged rest; both 0 if the new plan begins later. */
  creditCents: Cents
  dueCents: Cents
  startsAt: Moment
  /** Whether the new plan has begun; otherwise it begins with the next charge. */
  isNow: boolean
}

type Withdrawal = {
  name: string
  amountCents: Cents
  currency: Currency
  destination: string
  balancePath: Path
}

/** COPIED: a passkey was refused because its counter shows that it was cloned. */
export type PasskeyChange = 'ADDED' | 'REMOVED' | 'COPIED'
export type BankAccountChange = 'ADDED' | 'VERIFIED' | 'REFUSED' | 'REMOVED'
export type WithdrawalReturnCause =
  | 'DESTINATION_UNUSABLE'
  | 'DOCUMENTS_REQUIRED'
  | 'DEBT_OPEN'
  | 'NOT_MADE_BY_BANK'
  | 'GIVEN_BACK_BY_BANK'

/** New status of a seller, or a block of withdrawals set or lifted. */
export type StandingChange = AccountStatus | 'CASHOUT_BLOCKED' | 'CASHOUT_UNBLOCKED'

/** Every mail of the product, with its data. The name of a mail is its key here. */
export type MailTemplates = {
  purchaseApproved: Sale & {
    buyerName: string
    sellerName: string
    items: { title: string; priceCents: Cents }[]
    discountCents: Cents
    shippingCents: Cents
    interestCents: Cents
    /** What the buyer gets next: access at once, a parcel, or both. */
    follows: { access: boolean; parcel: boolean }
    /** Recipient and day of a gift; missing for every other purchase. */
    gift: { recipientName: string; sendsAt: Moment } | null
    /** License keys of the purchase; null for a key that is still to come. */
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
    /** Null unless the boleto carries a Pix code as well. */
    pixCode: string | null
    /** Null where the acquirer does not report it. */
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
    /** Null where the carrier has no tracking page. */
    trackingUrl: string | null
  }
  /** `invoiceUrl`: the tax authority's page; null for a simulated invoice, which only the shop shows. */
  invoiceIssued: PurchaseNews & { accessKey: string; invoiceUrl: string | null }
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
    /** The seller's own text, with variables; null for the platform's text. */
    words: ReminderWords | null
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
    /** The partner who asks, answers or proposes. */
    partnerName: string
    productName: string
    kind: PartnershipNewsKind
    /** In the partner's words, where they gave one. */
    reason: string | null
    /** Proposed commission on one sale. */
    commission: { orderCode: string; amountCents: Cents; currency: Currency } | null
    pagePath: Path
  }
  /** To the buyer: a request for a refund, its decision, and the money. */
  refundRequested: Request & { answerBy: Moment }
  refundApproved: Request
  refundRefused: Request & { answer: string; appealBy: Moment }
  refundClosed: Request & { answer: string }
  /** `ownReason`: reason of an automatic refund; null for any other refund. */
  refundMade: Reversal & { method: PaymentMethod; ownReason: OwnRefundReason | null }
  /** A message in a request for a refund, to the other side: buyer or seller. */
  refundMessage: Request & { author: 'BUYER' | 'SELLER' | 'STAFF'; message: string }
  /** To the seller, who cannot refuse under the right LAW. */
  refundToAnswer: Request & { reason: string; answerBy: Moment; right: 'LAW' | 'GUARANTEE' | 'UNRECOGNIZED' }
  /** To a person who does not recognise a charge: it reveals no more of a purchase than the person stated. */
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
  subscriptionRenewing: SubscriptionFacts & {
    dueAt: Moment
    cardLastFour: string | null
    /** Whether the renewal begins the first whole period after a trial. */
    isAfterTrial: boolean
  }
  subscriptionDateMoved: SubscriptionFacts & { dueAt: Moment; formerDueAt: Moment; isOwnWish: boolean }
  /** To the buyer and, unless the seller asked for it, to the seller. `amountCents` is the price of the new plan. */
  subscriptionPlanChanged: SubscriptionFacts & ChangedPlan & { isOwnWish: boolean }
  subscriberPlanChanged: SubscriptionFacts & ChangedPlan
  /** The seller is not allowed to sell: until that changes, no renewal is charged. */
  subscriptionOnHold: SubscriptionFacts & { paidUntil: Moment | null }
  subscriptionInvoice: SubscriptionFacts & {
    dueAt: Moment
    isOverdue: boolean
    /** When an unpaid subscription ends. */
    endsAt: Moment
    paymentPath: Path
  }
  /** The buyer's bank pays by Pix Automático on this day, or tries again after it found no money. */
  subscriptionDebit: SubscriptionFacts & { dueAt: Moment; isRetry: boolean }
  /** The buyer ended the Pix Automático at their bank: renewals are invoiced. */
  subscriptionPixEnded: SubscriptionFacts
  subscriptionChargeFailed: SubscriptionFacts & {
    /** Null if the buyer must enter another card. */
    nextTryAt: Moment | null
    endsAt: Moment
  }
  subscriptionEnded: SubscriptionFacts & {
    /** COMPLETED: all of a limited number of charges are paid. COMPLETED_KEPT: the buyer also keeps the product. */
    cause: 'ASKED' | 'UNPAID' | 'REFUNDED' | 'PLATFORM_CLOSED' | 'COMPLETED' | 'COMPLETED_KEPT'
  }
  cardPaused: { sellerName: string; productName: string; endsAt: Moment; productPath: Path }
  /** A person was given access without a sale. */
  accessGiven: {
    name: string
    sellerName: string
    productName: string
    libraryPath: Path
    optOutPath: Path
  }
  giftReceived: {
    name: string
    buyerName: string
    sellerName: string
    productName: string
    /** Message of the buyer; may be empty. */
    message: string
    /** Whether the recipient has opened the gift before: the mail then says that the gift is in the library. */
    isOpened: boolean
    giftPath: Path
  }
  licenseKeysMissing: { sellerName: string; productName: string; contentTitle: string; contentsPath: Path }
  /** A file of the seller was refused by its check. */
  fileRefused: {
    sellerName: string
    fileName: string
    cause: 'WRONG_TYPE' | 'INFECTED' | 'TOO_LARGE_TO_CHECK' | 'UNCHECKED'
    productsPath: Path
  }
  invoiceRefused: {
    sellerName: string
    what: 'INVOICE' | 'CANCELLATION'
    orderCode: string
    productName: string
    /** Code and message of the tax authority. */
    reason: string
    invoicesPath: Path
  }
  endpointFailing: {
    sellerName: string
    host: string
    isDisabled: boolean
    at: Moment
    integrationsPath: Path
  }
  /** The figures of a saved report, formatted in the reader's language. */
  reportMail: {
    name: string
    viewName: string
    /** Both days are included. Null for a report without a period. */
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
  /** To the buyer's former address. */
  saleEmailChanged: {
    productName: string
    sellerName: string
    orderCode: string
    /** Masked new address, enough to recognise one's own. */
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
  /** Permissions of a seller were changed by the platform. */
  standingChanged: { name: string; change: StandingChange; financialPath: Path }
  /** A member of the platform's staff visits a seller's area. */
  staffVisit: {
    name: string
    staffName: string
    reason: string
    at: Moment
    endsAt: Moment
    /** Whether the visit allows changes, and not only reading. */
    canChange: boolean
    securityPath: Path
  }
  managerInvitation: MailTemplates['staffInvitation']
  newDevice: { name: string; ip: string; userAgent: string; at: Moment; securityPath: Path }
  apiKeyCreated: { name: string; keyName: string; ip: string; at: Moment; keysPath: Path }
  passkeyChanged: {
    name: string
    change: PasskeyChange
    /** Name given by its owner. */
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
    /** Date from which payouts to it are possible, where known. */
    usableFrom: Moment | null
    securityPath: Path
  }
  /** APPROVED: all documents are. REFUSED: this document must be sent again. */
  documentReviewed: {
    name: string
    outcome: 'APPROVED' | 'REFUSED'
    paper: SellerPaper
    refusal: PaperRefusal | null
    note: string | null
    documentsPath: Path
  }
  /** Decision of the staff about a product. `reason` is the staff's text for the seller. */
  productReviewed: {
    name: string
    outcome: 'APPROVED' | 'NEEDS_CHANGES' | 'REJECTED' | 'SUSPENDED'
    productName: string
    reason: string | null
    productPath: Path
  }
  /** Outcome of an anticipation request. `reason` is the staff's text for the seller. */
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
  /** `words` is the staff's question to the person before the decision. */
  withdrawalHeld: Withdrawal & { words: string; until: Moment }
  /** `words` is the staff's text for the person; without it the cause has a standard text. */
  withdrawalReturned: Withdrawal & { cause: WithdrawalReturnCause; words: string | null }
  /** A message of the platform's staff to many sellers, in its own words. */
  broadcast: { name: string; title: string; body: string; homePath: Path }
  emailInUse: { name: string; loginPath: Path; recoverPath: Path }
  /** To the platform's staff: news about a bill of the operator. */
  chargeNews: {
    name: string
    news: NoticeStep | 'RESUMED' | 'UPHELD' | 'ADJUSTED'
    amountCents: Cents
    currency: Currency
    dueAt: Moment
    /** Date on which new sales stop if the bill is not paid; null where that is not the next step. */
    suspendsAt: Moment | null
    reason: string | null
    chargesPath: Path
  }
  /** To every seller, manager and staff member of a platform that the operator closes. */
  platformClosing: {
    name: string
    news: 'BEGUN' | 'CALLED_OFF' | 'CLOSED'
    /** Date from which no subscription is renewed. */
    closesAt: Moment
    homePath: Path
  }
}
