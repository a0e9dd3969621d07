import type { ErrorCode } from '@balcao/domain/texts/error-codes'

/** Records of a payee. */
export type PayoutHoldings = {
  bankAccountId: string
  removableBankAccountId: string
  /** Accounts under review. */
  unverifiedBankAccountId: string
  refusableBankAccountId: string
  /** In review, with the hash of the facts that the staff must have seen. */
  withdrawalId: string
  seen: string
  cancelableWithdrawalId: string
  refusableWithdrawalId: string
  /** To be held, and then released. */
  holdableWithdrawalId: string
  endedWithdrawalId: string
  sentWithdrawalId: string
  sentSeen: string
}

/** A seller's documents, one for each kind of call. */
export type DocumentHoldings = { readableId: string; approvableId: string; refusableId: string }

/** Webhook endpoints of a seller or the platform, each for one kind of call, and a delivery to the first. */
export type WebhookHoldings = {
  endpointId: string
  changeableEndpointId: string
  removableEndpointId: string
  deliveryId: string
}

/** A seller's course: records to change, records to remove, and a student's comment and gift. */
export type CourseHoldings = {
  moduleId: string
  removableModuleId: string
  lessonId: string
  removableLessonId: string
  quizLessonId: string
  fileLessonId: string
  /** Id of the material of the lesson with a file. */
  materialId: string
  commentId: string
  /** An access given to a person other than the buyer. */
  givenGrantId: string
}

/** Records of a seller of lots. */
export type AnticipationHoldings = {
  /** A lot in no request. */
  waitingLotId: string
  /** Requests for a thousand reais each. */
  requestedId: string
  cancelableId: string
  counterableId: string
  refusableId: string
  counteredId: string
}

/** One record of every kind that a person can own. A new kind gets its line here and a row in the table. */
export type Holdings = {
  platformId: string
  sellerId: string
  productId: string
  offerId: string
  orderBumpId: string
  /** The offer sold by the bump. */
  bumpOfferId: string
  bumpProductId: string
  /** A product that is ready to be sent for review, and one that was. */
  draftProductId: string
  reviewed: { productId: string; reviewId: string }
  /** A contract on the own product, and a proposal that waits for an answer. */
  coProductionId: string
  coProductionOfferedId: string
  /** A request to promote the caller's own product. */
  requestedAffiliationId: string
  /**
   * Another seller with a product that the caller co-produces and promotes, and a sale of it by the caller as
   * affiliate.
   */
  partnersEmail: string
  partnersProductId: string
  partnersPaymentId: string
  ownAffiliationId: string
  /** The terms of that affiliation. */
  acceptedTermsId: string
  /** A pending request of the caller, and a product without any request. */
  ownRequestId: string
  openProductId: string
  /** The seller's manager, and the contract. */
  accountManagerId: string
  managementId: string
  /** A person invited to be a manager. */
  invitedManagerId: string
  /** The manager's note about the seller. */
  careNoteId: string
  careTaskId: string
  /** A content of the caller's own product, and the buyer's grant. */
  contentId: string
  grantId: string
  course: CourseHoldings
  /** Files that arrive in parts. */
  uploadIds: { arriving: string; cancelable: string }
  /** The shipment of the caller's own sale. */
  shipmentId: string
  /** Invoices of the caller's own sales, one for each kind of call. */
  invoiceIds: Record<'toIssue' | 'issued' | 'outside', string>
  /** A staff member, and a person invited to the staff. */
  staffId: string
  invitedStaffId: string
  webhooks: WebhookHoldings
  platformWebhooks: WebhookHoldings
  documents: DocumentHoldings
  /** The seller's request to be forgotten. */
  deletionRequestId: string
  purchaseId: string
  orderId: string
  paymentId: string
  /** The buyer's subscription to the seller's product. */
  subscriptionId: string
  cartId: string
  /** Payment links of the own offer, each for one kind of call. */
  linkId: string
  closableLinkId: string
  couponId: string
  /** A file whose columns are not matched yet. */
  importId: string
  /** Saved views of reports, one for each kind of call. */
  reportViewIds: Record<'kept' | 'removable', string>
  /** A published funnel after the own offer. */
  funnelId: string
  /** Paid sales: one to refund, one for a refund request of its buyer, one to dispute. */
  refundablePaymentId: string
  requestablePaymentId: string
  disputablePaymentId: string
  /** Refunds, requests, disputes and a case, each for the call of that name, which may end it. */
  refundIds: Record<'markReturned' | 'askAgain' | 'cancel', string>
  requestIds: Record<'approve' | 'refuse' | 'grant' | 'reject' | 'withdraw' | 'appeal', string>
  disputeIds: Record<'get' | 'defend' | 'accept' | 'moveDeadline' | 'submit' | 'decide', string>
  evidenceKey: string
  caseId: string
  /** The platform's contract with an acquirer, and a receiver of the seller there. */
  providerAccountId: string
  receiverId: string
  /** A session besides the one with which the browser calls. */
  spareSessionId: string
  /** Passkeys of the seller: one to keep, one to remove. */
  passkeyId: string
  /** Keys of the API: two of the seller, each for one kind of call, and one of the platform. */
  apiKeyIds: Record<'replaceable' | 'revocable' | 'ofPlatform', string>
  removablePasskeyId: string
  buyerEmail: string
  payouts: PayoutHoldings
  /** The same records of a manager. */
  managerPayouts: PayoutHoldings
  anticipations: AnticipationHoldings
  /** A bill of the operator to the platform. */
  chargeId: string
  cancelableChargeId: string
}

/**
 * Facts of a router's `<area>.access.ts` for the tests in api/: a call that is public on purpose, or that takes an id,
 * needs its line there.
 */
export type AccessFacts = {
  /** Path of the router: `seller.sales`. */
  at: string
  /**
   * Calls that are public on purpose. A call that becomes public by mistake is not listed, and fails the test.
   */
  public?: readonly string[]
  /** Calls for every session, whatever the role. */
  signedIn?: readonly string[]
  /** Every call that takes an id, with each of its ids. */
  objects?: Readonly<Record<string, ObjectRow>>
}

/** Every id in the input of a call. */
export type ObjectRow = Record<string, IdProbe>

/**
 * Test of one id in an input: a function that builds the input from a holder's records. The call succeeds with the
 * caller's own records, and answers "not found" with a stranger's. Or the same with options, or a text with the
 * reason why the id cannot be tested.
 */
export type IdProbe = InputOf | Named<never> | string

type InputOf = (holder: Holdings) => object

type Named<Answer> = {
  own: InputOf
  /** Default: the same input on the stranger's record. */
  foreign?: (own: Holdings, foreign: Holdings) => object
  /** The strangers whose records are out of reach, where they differ from the default. */
  strangers?: ('other' | 'neighbour')[]
} & (
  | { refusal?: ErrorCode }
  /** The call succeeds and does the foreign record no harm: true when the answer proves it. */
  | { harmless: (answer: Answer, foreign: Holdings) => boolean }
)

/** Ties the shape of an answer to the proof of its harmlessness. */
export const probe = <Answer>(named: Named<Answer>): IdProbe => named as IdProbe

type Probe = {
  own: InputOf
  foreign: (own: Holdings, foreign: Holdings) => object
  strangers?: ('other' | 'neighbour')[]
} & ({ refusal: ErrorCode } | { harmless: (answer: never, foreign: Holdings) => boolean })

/** Complete probes of a row: one for each id, except ids with a text instead of a probe. */
export function probesOf(row: ObjectRow = {}): { field: string; probe: Probe }[] {
  return Object.entries(row).flatMap(([field, told]) => {
    if (typeof told === 'string') return []
    const named = typeof told === 'function' ? { own: told } : told
    const foreign = (_own: Holdings, stranger: Holdings) => named.own(stranger)
    return [{ field, probe: { foreign, refusal: 'not_found', ...named } }]
  })
}

export const ofProduct = { own: ({ productId }: Holdings) => ({ productId }) }

export const ofPayment = {
  own: ({ paymentId }: Holdings) => ({ paymentId }),
  refusal: 'payment_not_found',
} as const

export const ofSubscription = {
  own: ({ subscriptionId }: Holdings) => ({ subscriptionId }),
  refusal: 'subscription_not_found',
} as const

export const ofProviderAccount =
  (more: object = {}): InputOf =>
  ({ providerAccountId }) => ({ accountId: providerAccountId, ...more })
