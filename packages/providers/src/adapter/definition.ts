import type { CalendarDay } from '@balcao/domain/calendar'
import type { TokenCallBody } from '@balcao/domain/cards/card-token-call'
import type { Cents } from '@balcao/domain/money/money'
import type { PixAuthorizationState } from '@balcao/domain/payments/automatic-pix'
import type { DocumentKind } from '@balcao/domain/people/document'
import type { PaymentMethod, PaymentStatus, ReceiverStatus, WithdrawStatus } from '@balcao/domain/vocabulary'
import type {
  AmountUnit,
  BrowserAccount,
  CertificateHalf,
  Evidence,
  KeptCardCharge,
  MoneyTold,
  Operation,
  ProviderFamily,
  ReadLimit,
  ReceiverNeed,
} from '#contract.ts'
import type {
  BankAccountWithdraw,
  CancelTransaction,
  CreateReceiver,
  CreateTransaction,
  GetCardId,
  GetReceiver,
  GetTransaction,
  GetWithdraw,
  PixAuthorizationRef,
  PixDebitRef,
  PixWithdraw,
  ReceiverWithdraw,
  Refund,
  RetryPixDebit,
  TokenizeCard,
  WithdrawMethod,
} from '#inputs.ts'
import type { ProviderName } from '#provider-names.ts'
import type {
  BoletoCode,
  CardChallenge,
  CardId,
  CardToken,
  DeclineReason,
  PixDebitState,
  RefundResult,
} from '#results.ts'
import type { Auth } from './authentication.ts'
import type { CredentialsDefinition } from './credentials.ts'
import type { ProviderApi } from './provider-api.ts'
import type { ErrorRules } from './read-refusal.ts'
import type { StatusTable } from './status-table.ts'
import type { WebhookDefinition } from './webhook.ts'

/** A provider's definition, with its parts in this order. An absent part has the default of `completeOperations`. */
export type ProviderDefinition<C> = {
  name: ProviderName
  title: string
  family: ProviderFamily
  evidence: Evidence
  /** Sources of the facts, in one sentence for the generated page. */
  source: string

  credentials: CredentialsDefinition<C>
  /** Base URLs. Without a production one, the configuration must give it. */
  environments: Readonly<Record<string, string>>
  /** Names of the hosts, when there are several; environments then hold that many URLs joined by a pipe. */
  hosts?: readonly [string, ...string[]]
  /** Hosts that require the platform's certificate of the same name. */
  certificates?: readonly CertificateHalf[]
  /** Hosts that receive the platform's certificate if there is one, and also accept calls without it. */
  optionalCertificates?: readonly CertificateHalf[]
  auth: Auth<C> | Readonly<Record<string, Auth<C>>>
  amounts: AmountUnit
  /** Sums that a read of a transaction reports besides the requested amount. */
  tells?: readonly MoneyTold[]
  /** Present where the vendor publishes a rate limit. */
  readLimit?: ReadLimit

  operations: ProviderOperations<C>
  /** The provider's call for browsers, without its host. */
  cardTokenCall?: (
    credentials: C,
    sale: Pick<BrowserAccount, 'receiverId'>,
  ) => { path: string; query?: Record<string, string>; body: TokenCallBody; tokenField: string } | undefined
  /** Present where not every method can be refunded. */
  refundMethods?: readonly PaymentMethod[]
  /**
   * Sends the shares of a sale to the provider. NAMES_PLATFORM: only if the platform itself is a receiver
   * there, since the shares name every party.
   */
  splits?: true | 'NAMES_PLATFORM'
  /** Transfers receivers' money to their bank automatically, and reports for each receiver whether it does. */
  paysReceiversOut?: true
  receiverNeeds?: readonly ReceiverNeed[]
  /** Sends the currency of a sale to the provider. */
  takesCurrency?: true
  /** How the provider charges a stored card without its security code. */
  chargesKeptCards?: KeptCardCharge
  installmentsMax?: number
  /** Methods whose expiry the provider takes from the request. */
  takesTimeToPay?: readonly PaymentMethod[]
  /** Look-up by our own reference, after a lost answer. Undefined means: certainly absent. */
  find?: {
    transaction?: Run<GetTransaction & { orderId: string }, TransactionReading | undefined, C>
    withdraw?: Run<GetWithdraw & { withdrawReference: string }, WithdrawReading | undefined, C>
  }

  statuses: {
    transaction: StatusTable<PaymentStatus>
    withdraw?: StatusTable<WithdrawStatus>
    receiver?: StatusTable<ReceiverStatus>
    authorization?: StatusTable<PixAuthorizationState>
    debit?: StatusTable<PixDebitState>
  }
  webhook?: WebhookDefinition<C>
  errors?: ErrorRules
  texts?: SpecifiedTexts
}

/** The parts that each member of a family declares itself. */
export type FamilyMember = Pick<
  ProviderDefinition<unknown>,
  'name' | 'title' | 'evidence' | 'source' | 'environments'
>

/** Texts that the specification gives for one provider. `{cause}` stands for the provider's own message. */
export type SpecifiedTexts = {
  unsupportedMethod?: string | Readonly<Partial<Record<PaymentMethod | WithdrawMethod, string>>>
  failed?: Readonly<Partial<Record<Operation, string>>>
}

type Run<Input, Reading, C> = (input: Input, api: ProviderApi<C>) => Promise<Reading>

/** Only the operations and methods that the provider has. The others are refused. */
export type ProviderOperations<C> = {
  createReceiver?: Run<CreateReceiver, ReceiverReading, C>
  getReceiver?: Run<GetReceiver, ReceiverReading, C>
  withdraw?: {
    PIX?: Run<PixWithdraw, WithdrawReading, C>
    BANK_ACCOUNT?: Run<BankAccountWithdraw, WithdrawReading, C>
    RECEIVER?: Run<ReceiverWithdraw, WithdrawReading, C>
  }
  getWithdraw?: Run<GetWithdraw & { withdrawId: string }, WithdrawReading, C>
  tokenizeCard?: Run<TokenizeCard, CardToken, C>
  getCardId?: Run<GetCardId, CardId, C>
  createTransaction?: { [M in PaymentMethod]?: Run<CreateTransaction, TransactionReading, C> }
  getTransaction?: Run<GetTransaction & { transactionId: string }, TransactionReading, C>
  refund?: Run<Refund, RefundResult, C>
  cancelTransaction?: Run<CancelTransaction, TransactionReading, C>
  /** Pix Automático: all of these or none. A charge asks for it by `automaticPix`. */
  getPixAuthorization?: Run<PixAuthorizationRef, PixAuthorizationReading, C>
  cancelPixAuthorization?: Run<PixAuthorizationRef, PixAuthorizationReading, C>
  getPixDebit?: Run<PixDebitRef, PixDebitReading, C>
  retryPixDebit?: Run<RetryPixDebit, PixDebitReading, C>
}

export type PixAuthorizationReading = {
  authorizationId: string
  rawStatus: string
  canceledBy?: 'PAYER' | 'RECEIVER' | undefined
}

export type PixDebitReading = {
  rawStatus: string
  dueOn?: CalendarDay | undefined
  reason?: string | undefined
}

/** An adapter's reading of an answer; shared tables and checks turn it into a result. */
export type TransactionReading = {
  transactionId: string
  rawStatus: string
  /** Absent where the provider does not report it, or reports another value, such as one instalment. */
  amount?: Cents | undefined
  /** Total paid and total refunded. A zero counts as not reported. */
  paidAmount?: Cents | undefined
  refundedAmount?: Cents | undefined
  currency?: string | undefined
  orderId?: string | undefined
  endToEndId?: string | undefined
  paidBy?: BoletoCode | undefined
  declineReason?: DeclineReason | undefined
  pixCode?: string | undefined
  pixQrCode?: string | undefined
  expiresAt?: Date | undefined
  billetCode?: string | undefined
  billetUrl?: string | undefined
  challenge?: CardChallenge | undefined
  keptCardToken?: string | undefined
}

export type WithdrawReading = {
  withdrawId: string
  rawStatus: string
  /**
   * Status demanded by the specification although the provider has only accepted the order: always UNCONFIRMED.
   */
  presumedStatus?: WithdrawStatus | undefined
  amount?: Cents | undefined
  endToEndId?: string | undefined
  approvedAt?: Date | undefined
}

export type ReceiverReading = {
  receiverId: string
  rawStatus: string
  receiverToken?: string | undefined
  /** Replaces the stored document type, if the provider reports one. */
  documentType?: DocumentKind | undefined
  balance?: Cents | undefined
  /**
   * Whether the receiver's money is transferred to the bank automatically. Absent where the provider does not
   * report it.
   */
  automaticTransfer?: boolean | undefined
}
