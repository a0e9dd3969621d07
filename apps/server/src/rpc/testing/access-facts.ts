import type { ErrorCode } from '@balcao/domain/error-codes'

/** What somebody owns who takes money out. */
export type PayoutHoldings = {
  bankAccountId: string
  removableBankAccountId: string
  /** Those that wait for the staff. */
  unverifiedBankAccountId: string
  refusableBankAccountId: string
  /** In review; what the staff has to have seen of it is beside it. */
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

/** Papers that a seller sent, each for one kind of call. */
export type DocumentHoldings = { readableId: string; approvableId: string; refusableId: string }

/** The addresses that a server of a seller or of the platform hears at, each for one kind of call, and something that was sent to the first. */
export type WebhookHoldings = {
  endpointId: string
  changeableEndpointId: string
  removableEndpointId: string
  deliveryId: string
}

/** What somebody owns who sells lots before their date. */
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

/** One of everything that somebody can own. A new kind of object gets its line here and a row in the table. */
export type Holdings = {
  platformId: string
  sellerId: string
  productId: string
  offerId: string
  orderBumpId: string
  /** What the bump sells. */
  bumpOfferId: string
  bumpProductId: string
  /** A product that is ready to be sent for review, and one that was. */
  draftProductId: string
  reviewed: { productId: string; reviewId: string }
  /** A contract on the own product, and a proposal that waits for an answer. */
  coProductionId: string
  coProductionOfferedId: string
  /** Somebody asks to promote the own product. */
  requestedAffiliationId: string
  /** Another seller with a product that one makes and promotes oneself, and a sale of it that one brought about. */
  partnersEmail: string
  partnersProductId: string
  partnersPaymentId: string
  ownAffiliationId: string
  /** A request that waits for its answer, and a product that nobody has asked to promote. */
  ownRequestId: string
  openProductId: string
  /** Who looks after the seller, by which contract. */
  accountManagerId: string
  managementId: string
  /** Somebody who is invited to be a manager. */
  invitedManagerId: string
  /** What the manager wrote down about the seller. */
  careNoteId: string
  careTaskId: string
  /** What the own product gives, and the buyer's right to it. */
  contentId: string
  grantId: string
  /** What has to be sent for the own sale. */
  shipmentId: string
  /** Somebody of the platform's staff, and somebody who is invited to it. */
  staffId: string
  invitedStaffId: string
  webhooks: WebhookHoldings
  platformWebhooks: WebhookHoldings
  documents: DocumentHoldings
  /** The seller asks to be forgotten. */
  deletionRequestId: string
  purchaseId: string
  orderId: string
  paymentId: string
  /** Of the buyer to the seller's product. */
  subscriptionId: string
  cartId: string
  /** Payment links of the own offer, each for one kind of call. */
  linkId: string
  closableLinkId: string
  /** Saved views of reports, each for one kind of call. */
  reportViewIds: Record<'kept' | 'removable', string>
  /** A published funnel after the own offer. */
  funnelId: string
  /** Sales that were paid: one to refund, one whose buyer may ask for the money, one to dispute. */
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
  removablePasskeyId: string
  buyerEmail: string
  payouts: PayoutHoldings
  /** The same of a manager. */
  managerPayouts: PayoutHoldings
  anticipations: AnticipationHoldings
  /** What the operator billed the platform. */
  chargeId: string
  cancelableChargeId: string
}

/**
 * What a router's `<area>.access.ts` says about its calls, for the tests in api/: a call that is open on purpose, or that takes the id of
 * something, has its line there, or the tests are red.
 */
export type AccessFacts = {
  /** Where the router hangs: `seller.sales`. */
  at: string
  /** What anybody may call, by somebody's decision. One that becomes public by a slip of the pen is not here, and the test says so. */
  public?: readonly string[]
  /** What everybody may call who has a session, whatever their role. */
  signedIn?: readonly string[]
  /** Every call that takes an id, with each of its ids. */
  objects?: Readonly<Record<string, ObjectRow>>
}

export type ObjectRow = {
  /**
   * Public calls are made by nobody, on whom only the wall between platforms acts, as on a manager of the staff; the others by a seller,
   * somebody who looks after sellers, or a buyer, who also have rivals at home. A master belongs to no tenant.
   */
  caller: 'nobody' | 'seller' | 'manager' | 'portfolioManager' | 'customer' | 'master'
  ids: Record<string, IdProbe>
}

/** How one id in an input is used: on an object of one's own, and on somebody else's. */
export type IdProbe = Named<never> | { because: string }

type Named<Answer> = {
  own: (own: Holdings) => object
  foreign: (own: Holdings, foreign: Holdings) => object
  /** Whose objects are out of reach, where that is not what the caller's kind says. */
  strangers?: ('other' | 'neighbour')[]
} & (
  | { refusal: ErrorCode }
  /** The call goes through and does the foreign object no harm: true when the answer proves it. */
  | { harmless: (answer: Answer, foreign: Holdings) => boolean }
)

/** Ties the shape of an answer to the proof of its harmlessness. */
export const probe = <Answer>(named: Named<Answer>): IdProbe => named as IdProbe

export const ofProduct = {
  own: ({ productId }: Holdings) => ({ productId }),
  foreign: (_own: Holdings, { productId }: Holdings) => ({ productId }),
}

export const ofPayment = {
  own: ({ paymentId }: Holdings) => ({ paymentId }),
  foreign: (_own: Holdings, { paymentId }: Holdings) => ({ paymentId }),
  refusal: 'payment_not_found',
} as const

export const ofSubscription = {
  own: ({ subscriptionId }: Holdings) => ({ subscriptionId }),
  foreign: (_own: Holdings, { subscriptionId }: Holdings) => ({ subscriptionId }),
  refusal: 'subscription_not_found',
} as const

export const ofProviderAccount = (more: object = {}): IdProbe =>
  probe({
    own: ({ providerAccountId }) => ({ accountId: providerAccountId, ...more }),
    foreign: (_own, { providerAccountId }) => ({ accountId: providerAccountId, ...more }),
    refusal: 'not_found',
  })
