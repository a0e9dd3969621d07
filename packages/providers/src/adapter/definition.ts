import type { TokenCallBody } from '@balcao/domain/card-token-call'
import type { DocumentKind } from '@balcao/domain/document'
import type { Cents } from '@balcao/domain/money'
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
} from '../contract.ts'
import type {
  BankAccountWithdraw,
  CreateReceiver,
  CreateTransaction,
  GetCardId,
  GetReceiver,
  GetTransaction,
  GetWithdraw,
  PixWithdraw,
  ReceiverWithdraw,
  Refund,
  TokenizeCard,
  WithdrawMethod,
} from '../inputs.ts'
import type { ProviderName } from '../provider-names.ts'
import type { CardId, CardToken, DeclineReason, RefundResult } from '../results.ts'
import type { Auth } from './authentication.ts'
import type { CredentialsDefinition } from './credentials.ts'
import type { ProviderApi } from './provider-api.ts'
import type { ErrorRules } from './read-refusal.ts'
import type { StatusTable } from './status-table.ts'
import type { WebhookDefinition } from './webhook.ts'

/** What a provider's file says, in this order. Sparse: what is absent answers for itself. */
export type ProviderDefinition<C> = {
  name: ProviderName
  title: string
  family: ProviderFamily
  evidence: Evidence
  /** Where the facts come from, in one sentence for the generated page. */
  source: string

  credentials: CredentialsDefinition<C>
  /** Base URLs. Without a production one, the configuration must give it. */
  environments: Readonly<Record<string, string>>
  /** Names of the hosts, when there are several; environments then hold that many URLs joined by a pipe. */
  hosts?: readonly [string, ...string[]]
  /** Hosts that ask for the platform's certificate of the same name. */
  certificates?: readonly CertificateHalf[]
  /** Hosts to which it is presented when the platform has one, and which may do without. */
  optionalCertificates?: readonly CertificateHalf[]
  auth: Auth<C> | Readonly<Record<string, Auth<C>>>
  amounts: AmountUnit
  /** Which sums a read of a transaction tells beside the one that was asked. */
  tells?: readonly MoneyTold[]
  /** Where the vendor says how often it may be asked. */
  readLimit?: ReadLimit

  operations: ProviderOperations<C>
  /** The provider's call for browsers, without its host. */
  cardTokenCall?: (
    credentials: C,
    sale: Pick<BrowserAccount, 'receiverId'>,
  ) => { path: string; query?: Record<string, string>; body: TokenCallBody; tokenField: string } | undefined
  /** Where not every method can be given back. */
  refundMethods?: readonly PaymentMethod[]
  /** Sends the shares of a sale along. NAMES_PLATFORM: only where the platform is a receiver of its own, since the shares name everybody. */
  splits?: true | 'NAMES_PLATFORM'
  /** Has receivers' money transferred to their bank without being asked each time, and tells of each receiver whether it does. */
  paysReceiversOut?: true
  receiverNeeds?: readonly ReceiverNeed[]
  /** Tells the provider in which currency a sale is. */
  takesCurrency?: true
  /** How it charges a card that its holder left for later, which has no security code any more. */
  chargesKeptCards?: KeptCardCharge
  installmentsMax?: number
  /** The methods whose time to pay is ours to say. */
  takesTimeToPay?: readonly PaymentMethod[]
  /** Looking something up by our own reference, for when the answer was lost. Undefined means: surely not there. */
  find?: {
    transaction?: Run<GetTransaction & { orderId: string }, TransactionReading | undefined, C>
    withdraw?: Run<GetWithdraw & { withdrawReference: string }, WithdrawReading | undefined, C>
  }

  statuses: {
    transaction: StatusTable<PaymentStatus>
    withdraw?: StatusTable<WithdrawStatus>
    receiver?: StatusTable<ReceiverStatus>
  }
  webhook?: WebhookDefinition<C>
  errors?: ErrorRules
  texts?: SpecifiedTexts
}

/** What a member of a family has to say for itself. */
export type FamilyMember = Pick<
  ProviderDefinition<unknown>,
  'name' | 'title' | 'evidence' | 'source' | 'environments'
>

/** Texts that the specification gives for one provider. `{cause}` stands for the provider's own words. */
export type SpecifiedTexts = {
  unsupportedMethod?: string | Readonly<Partial<Record<PaymentMethod | WithdrawMethod, string>>>
  failed?: Readonly<Partial<Record<Operation, string>>>
}

type Run<Input, Reading, C> = (input: Input, api: ProviderApi<C>) => Promise<Reading>

/** Only what exists. A method that is not named is refused, and so is an operation that is absent. */
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
}

/** What an adapter reads from an answer; the tables and checks that all share make a result of it. */
export type TransactionReading = {
  transactionId: string
  rawStatus: string
  /** Left out where the provider does not tell, or tells something else, such as one instalment. */
  amount?: Cents | undefined
  /** What was really paid, and what of it went back, in all. A zero is taken for silence. */
  paidAmount?: Cents | undefined
  refundedAmount?: Cents | undefined
  currency?: string | undefined
  orderId?: string | undefined
  endToEndId?: string | undefined
  declineReason?: DeclineReason | undefined
  pixCode?: string | undefined
  pixQrCode?: string | undefined
  expiresAt?: Date | undefined
  billetCode?: string | undefined
  billetUrl?: string | undefined
  keptCardToken?: string | undefined
}

export type WithdrawReading = {
  withdrawId: string
  rawStatus: string
  /** What the specification shows although the provider has only accepted the order: always UNCONFIRMED. */
  presumedStatus?: WithdrawStatus | undefined
  amount?: Cents | undefined
  endToEndId?: string | undefined
  approvedAt?: Date | undefined
}

export type ReceiverReading = {
  receiverId: string
  rawStatus: string
  receiverToken?: string | undefined
  /** Where the provider knows it better than what was stored. */
  documentType?: DocumentKind | undefined
  balance?: Cents | undefined
  /** Whether its money goes to its bank by itself. Left out where the provider does not tell. */
  automaticTransfer?: boolean | undefined
}
