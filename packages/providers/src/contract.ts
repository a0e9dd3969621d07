import type { CardTokenCall } from '@balcao/domain/cards/card-token-call'
import type { ConsoleLocale, PaymentMethod } from '@balcao/domain/vocabulary'
import type { z } from 'zod'
import type {
  cancelTransactionInput,
  createReceiverInput,
  createTransactionInput,
  getCardIdInput,
  getReceiverInput,
  getTransactionInput,
  getWithdrawInput,
  pixAuthorizationInput,
  pixDebitInput,
  refundInput,
  retryPixDebitInput,
  tokenizeCardInput,
  WithdrawMethod,
  withdrawInput,
} from './inputs.ts'
import type { ProviderName } from './provider-names.ts'
import type {
  CardId,
  CardToken,
  DeclineReason,
  PixAuthorization,
  PixDebit,
  Receiver,
  RefundResult,
  TransactionResult,
  WebhookEvent,
  WithdrawResult,
} from './results.ts'
import type { ClientCertificate, ProviderTransport, Transcript } from './transport/transport.ts'

/** The one contract of every provider: its operations, and one form of outcome. */
export type Provider = {
  manifest: ProviderManifest
  /** Splits parts joined by a pipe and names the first invalid field, in the specification's words. */
  parseCredentials(configuration: Credentials): ProviderOutcome<Credentials>
  processWebhook(request: WebhookRequest, context: ProviderContext): Promise<WebhookReading>
  /**
   * A browser's call that tokenizes a card; null if the provider has no such call, or the account has no public key.
   */
  cardTokenCall(account: BrowserAccount): CardTokenCall | null
  /** Result of a call's proof, without reading its content. */
  proveWebhook(request: WebhookRequest, context: ProviderContext): Promise<WebhookProof>
} & {
  [O in Operation]: (
    input: OperationTypes[O]['input'],
    context: ProviderContext,
  ) => Promise<ProviderOutcome<OperationTypes[O]['result']>>
}

export type OperationTypes = {
  createReceiver: { input: z.input<typeof createReceiverInput>; result: Receiver }
  getReceiver: { input: z.input<typeof getReceiverInput>; result: Receiver }
  withdraw: { input: z.input<typeof withdrawInput>; result: WithdrawResult }
  getWithdraw: { input: z.input<typeof getWithdrawInput>; result: WithdrawResult }
  tokenizeCard: { input: z.input<typeof tokenizeCardInput>; result: CardToken }
  getCardId: { input: z.input<typeof getCardIdInput>; result: CardId }
  createTransaction: { input: z.input<typeof createTransactionInput>; result: TransactionResult }
  getTransaction: { input: z.input<typeof getTransactionInput>; result: TransactionResult }
  refund: { input: z.input<typeof refundInput>; result: RefundResult }
  cancelTransaction: { input: z.input<typeof cancelTransactionInput>; result: TransactionResult }
  getPixAuthorization: { input: z.input<typeof pixAuthorizationInput>; result: PixAuthorization }
  cancelPixAuthorization: { input: z.input<typeof pixAuthorizationInput>; result: PixAuthorization }
  getPixDebit: { input: z.input<typeof pixDebitInput>; result: PixDebit }
  retryPixDebit: { input: z.input<typeof retryPixDebitInput>; result: PixDebit }
}
export type Operation = keyof OperationTypes

export type ProviderOutcome<T> = { ok: true; result: T } | { ok: false; failure: ProviderFailure }

export type ProviderFailure = {
  kind: FailureKind
  /** The specification's text, or the provider's own message. Never a secret, a card or a document. */
  message: string
  reason?: DeclineReason
  httpStatus?: number
  retryAfterSeconds?: number
  /** The provider's id of the created object, when a later step failed: reconciliation starts from it. */
  reference?: string
}

/** Consequence of each failure; callers decide by this, not by the kind. */
export const failureMeanings = {
  /** No call was sent, or the provider refused it before processing it: another provider may be tried. */
  unsupported: 'nothing_happened',
  invalid_request: 'nothing_happened',
  credentials: 'nothing_happened',
  rate_limited: 'nothing_happened',
  /** Connection refused, no such host, failed TLS handshake, or a preparing step without an answer. */
  unreachable: 'nothing_happened',
  /** The provider processed the request and refused it. */
  declined: 'refused',
  provider_error: 'refused',
  /** Timeout, reset, 5xx or an unreadable answer after sending: reconcile, never retry blindly. */
  unknown: 'may_have_happened',
  /** An answer that contradicts the request, such as another amount or no id: reconcile as well. */
  bad_response: 'may_have_happened',
} as const
export type FailureKind = keyof typeof failureMeanings

/** Credentials by field name, as typed into the admin form or as parsed. Both forms are accepted everywhere. */
export type Credentials = Readonly<Record<string, string | undefined>>

/** Everything an adapter may reach. It has no database, no clock and no environment of its own. */
export type ProviderContext = {
  credentials: Credentials
  /** Absent: the provider's production URL. A provider with two hosts takes both, joined by a pipe. */
  baseUrl?: string | undefined
  transport: ProviderTransport
  now: () => Date
  /** Created before the first try and the same on every retry. */
  idempotencyKey?: string | undefined
  platform?: PlatformAccess | undefined
  /**
   * Address of the account's events, for providers that take one address per account and none per
   * transaction.
   */
  accountWebhookUrl?: string | undefined
  /** Stores a file and returns its public address, for providers whose bank slip is a PDF. */
  upload?: ((file: UploadedFile) => Promise<{ url: string }>) | undefined
  readFile?: ((reference: string) => Promise<{ contentType: string; bytes: Uint8Array }>) | undefined
  /**
   * Opens a sealed card for the length of one call; throws the error meant for the caller when it does not
   * open.
   */
  decryptCard?: ((sealedCard: string) => Promise<CardData>) | undefined
  log?: ((transcript: Transcript) => void) | undefined
  /** Receives problems of the account that do not stop an operation. Never a secret. */
  tell?: ((trouble: string) => void) | undefined
  /** Reads a webhook without checking its origin, for a person who inspects it: the reading stays unproven. */
  leavesProofOut?: boolean | undefined
}

/**
 * The account for which a browser calls, and the receiver of the sale if a provider makes tokens for a receiver.
 */
export type BrowserAccount = Pick<ProviderContext, 'credentials' | 'baseUrl'> & {
  receiverId?: string | undefined
}

export type PlatformAccess = {
  exists: boolean
  privateKey?: string | undefined
  defaultReceiverId?: string | undefined
  /** Absent when the platform has not uploaded the certificate of that half. */
  certificate: (half: CertificateHalf) => Promise<ClientCertificate | undefined>
}
export type CertificateHalf = 'cashIn' | 'cashOut'

export type UploadedFile = { folder: string; contentType: string; bytes: Uint8Array }

/** The year has four digits. */
export type CardData = {
  number: string
  holderName: string
  holderDocument?: string | undefined
  expMonth: number
  expYear: number
  cvv: string
}

export type WebhookRequest = {
  method: string
  path: string
  query: Readonly<Record<string, string | undefined>>
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  rawBody: Uint8Array
  /** Arrival of the call, compared with the time in a signature. Without it that time is not checked. */
  receivedAt?: Date | undefined
}

/**
 * stale: signed by the provider, but long ago. It may be a retry that repeats the time of the first try, or a
 * replay: not forged, but only a reason to read the transaction.
 */
export type WebhookProof = 'passed' | 'stale' | 'failed' | 'unconfigured'

export type WebhookVerification = 'signature' | 'token' | 'mutual-tls' | 'none'

export type WebhookReading =
  | {
      kind: 'event'
      event: WebhookEvent
      /** Some banks report several receipts in one call; the further ones are here. */
      furtherEvents?: readonly WebhookEvent[]
      /** The check made on this request, not the checks that the provider offers. */
      verification: WebhookVerification
    }
  /** News of a Pix Automático or of its debit. It proves nothing: it is a reason to read the authorisation. */
  | { kind: 'authorization'; authorizationId: string }
  | { kind: 'ignored'; why: string }
  | { kind: 'forged'; why: string }

/**
 * Source of the facts. documented: the vendor's own documentation. observed: seen in public callers.
 * specified: only the specification. assumed: nothing but a name, built on the family that the specification
 * calls typical.
 */
export type Evidence = 'documented' | 'observed' | 'specified' | 'assumed'

export type ProviderFamily =
  | 'secret-key-gateway'
  | 'two-key-gateway'
  | 'functions-gateway'
  | 'store-key-gateway'
  | 'token-gateway'
  | 'pix-bank'
  | 'qrcode-bank'
  | 'own'

/** Total paid, and total refunded. */
export type MoneyTold = 'paid' | 'refunded'

/**
 * papers: the five documents of a seller. registration: the data that the Central Bank requires acquirers to hold on
 * people and companies.
 */
export type ReceiverNeed = 'papers' | 'monthlyRevenue' | 'registration'

/** Limit of status reads per account. */
export type ReadLimit = {
  /** The vendor's published limit in short, or null without one. */
  published: string | null
  /** Maximum of scheduled reads. The rest of the limit is left to sales and to webhooks that must be proven. */
  questionsPerMinute: number
}

export type AmountUnit = 'cents' | 'decimal-string' | 'decimal-number'

/**
 * WITHOUT_CODE: by its number alone. BY_TOKEN: by the token returned with the first charge, at the same
 * account only.
 */
export type KeptCardCharge = 'WITHOUT_CODE' | 'BY_TOKEN'

/** Facts about a provider that are known without loading its code. */
export type ProviderManifest = {
  name: ProviderName
  /** Spelling of the brand. */
  title: string
  family: ProviderFamily
  evidence: Evidence
  source: string
  methods: readonly PaymentMethod[]
  withdrawMethods: readonly WithdrawMethod[]
  /** Methods refunded by a call; empty without the operation. */
  refundMethods: readonly PaymentMethod[]
  /** Whether a sale can be divided among receivers. Otherwise a sale with splits is refused. */
  splits: boolean | 'NAMES_PLATFORM'
  /**
   * Whether a receiver's money is transferred to their bank automatically, and a read reports it. Sales are
   * split only at such providers.
   */
  paysReceiversOut: boolean
  /** Data required of a receiver beyond name, bank account and address. */
  receiverNeeds: readonly ReceiverNeed[]
  /**
   * Whether the provider receives the currency of a sale. Without it the provider charges reais, and a sale
   * in another currency is refused.
   */
  takesCurrency: boolean
  /**
   * How the provider charges a stored card without its security code; null if it does not: such a card is refused
   * before any call.
   */
  chargesKeptCards: KeptCardCharge | null
  /** Whether it debits a payer's account by a Pix Automático that the payer authorised with a first payment. */
  automaticPix: boolean
  /** Maximum of installments on a card; null where the provider sets no limit of its own. */
  installmentsMax: number | null
  /**
   * Methods whose expiry the provider takes from the request, a Pix by the minute. The others expire by the
   * provider's default.
   */
  takesTimeToPay: readonly PaymentMethod[]
  operations: readonly (Operation | 'processWebhook')[]
  /** Objects that can be looked up by our own reference when the answer, and so the provider's id, was lost. */
  findsByReference: readonly ('transaction' | 'withdraw')[]
  amountUnit: AmountUnit
  readLimit: ReadLimit
  /**
   * Sums that a read of a transaction reports besides its status. Without them "paid" means the requested amount, and
   * "refunded" the whole of it.
   */
  tells: readonly MoneyTold[]
  /** The provider's words under each status, for transactions, withdraws, receivers and webhooks. */
  statuses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Status shown for a word outside each of these tables. */
  otherwise: Readonly<Record<string, string>>
  webhookVerification: WebhookVerification
  /** Base URLs by environment. Empty: none is known, and the configuration must give one. */
  environments: Readonly<Record<string, string>>
  /** Certificates of the platform that it presents. */
  certificates: readonly CertificateHalf[]
  credentials: readonly CredentialField[]
  /** Manifests by generation, if the API exists in several, the default first. */
  generations?: Readonly<Record<string, ProviderManifest>>
}

export type CredentialField = {
  name: string
  label: Readonly<Record<ConsoleLocale, string>>
  secret: boolean
  required: boolean
  /** Present where only these values are valid. */
  choices?: readonly string[]
}
