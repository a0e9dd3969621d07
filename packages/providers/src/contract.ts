import type { CardTokenCall } from '@balcao/domain/card-token-call'
import type { ConsoleLocale, PaymentMethod } from '@balcao/domain/vocabulary'
import type { z } from 'zod'
import type {
  createReceiverInput,
  createTransactionInput,
  getCardIdInput,
  getReceiverInput,
  getTransactionInput,
  getWithdrawInput,
  refundInput,
  tokenizeCardInput,
  WithdrawMethod,
  withdrawInput,
} from './inputs.ts'
import type { ProviderName } from './provider-names.ts'
import type {
  CardId,
  CardToken,
  DeclineReason,
  Receiver,
  RefundResult,
  TransactionResult,
  WebhookEvent,
  WithdrawResult,
} from './results.ts'
import type { ClientCertificate, ProviderTransport, Transcript } from './transport/transport.ts'

/** The one contract behind which every provider stands: ten operations, one form of outcome. */
export type Provider = {
  manifest: ProviderManifest
  /** Splits parts joined by a pipe and names the first field at fault, in the specification's words. */
  parseCredentials(configuration: Credentials): ProviderOutcome<Credentials>
  processWebhook(request: WebhookRequest, context: ProviderContext): Promise<WebhookReading>
  /** How a browser makes a token of a card by itself; null where the provider has no such call, or the account no public key. */
  cardTokenCall(account: BrowserAccount): CardTokenCall | null
  /** What the proof of a call is worth, without reading what it says. */
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
}
export type Operation = keyof OperationTypes

export type ProviderOutcome<T> = { ok: true; result: T } | { ok: false; failure: ProviderFailure }

export type ProviderFailure = {
  kind: FailureKind
  /** The specification's text, or the provider's own words. Never a secret, a card or a document. */
  message: string
  reason?: DeclineReason
  httpStatus?: number
  retryAfterSeconds?: number
  /** The provider's id of what it made, when a later step failed: reconcile starts from it. */
  reference?: string
}

/** What each failure says about the world; callers decide by this, not by the kind. */
export const failureMeanings = {
  /** Nothing was asked of the provider: another one may be tried. */
  unsupported: 'nothing_happened',
  invalid_request: 'nothing_happened',
  credentials: 'nothing_happened',
  rate_limited: 'nothing_happened',
  /** Connection refused, no such host, failed TLS handshake, or a preparing step without an answer. */
  unreachable: 'nothing_happened',
  /** The provider looked at it and said no. */
  declined: 'refused',
  provider_error: 'refused',
  /** Timeout, reset, 5xx or an unreadable answer after sending: reconcile, never repeat blindly. */
  unknown: 'may_have_happened',
  /** An answer that contradicts what was asked, such as another amount or no id: reconcile as well. */
  bad_response: 'may_have_happened',
} as const
export type FailureKind = keyof typeof failureMeanings

/** Credentials by field name, as typed into the admin form or as parsed. Both are accepted everywhere. */
export type Credentials = Readonly<Record<string, string | undefined>>

/** All that an adapter may reach. It has no database, no clock and no environment of its own. */
export type ProviderContext = {
  credentials: Credentials
  /** Absent: the provider's production. A provider with two hosts takes both, joined by a pipe. */
  baseUrl?: string | undefined
  transport: ProviderTransport
  now: () => Date
  /** Born before the first try and the same on every further one. */
  idempotencyKey?: string | undefined
  platform?: PlatformAccess | undefined
  /** Where the account's events go, for providers that take one address per account and none per transaction. */
  accountWebhookUrl?: string | undefined
  /** Stores a file and answers its public address, for providers whose bank slip is a PDF. */
  upload?: ((file: UploadedFile) => Promise<{ url: string }>) | undefined
  readFile?: ((reference: string) => Promise<{ contentType: string; bytes: Uint8Array }>) | undefined
  /** Opens a sealed card for the length of one call; throws what the caller wants to see when it does not open. */
  decryptCard?: ((sealedCard: string) => Promise<CardData>) | undefined
  log?: ((transcript: Transcript) => void) | undefined
  /** Hears of what is wrong with the account while an operation goes on all the same. Never a secret. */
  tell?: ((trouble: string) => void) | undefined
  /** Reads what a webhook says without judging where it comes from, for a person who looks at one: it stays unproven. */
  leavesProofOut?: boolean | undefined
}

/** The account in whose name a browser asks, and the receiver of the sale where a provider makes tokens for one. */
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
  /** When it came in, against which the time in a signature is held. Without it that time is not judged. */
  receivedAt?: Date | undefined
}

/**
 * stale: signed by the provider, but long ago. It may be a retry that kept its first time, or somebody's copy: not forged,
 * and no more than a reason to ask.
 */
export type WebhookProof = 'passed' | 'stale' | 'failed' | 'unconfigured'

export type WebhookVerification = 'signature' | 'token' | 'mutual-tls' | 'none'

export type WebhookReading =
  | {
      kind: 'event'
      event: WebhookEvent
      /** Some banks report several receipts in one call; the further ones are here. */
      furtherEvents?: readonly WebhookEvent[]
      /** What was really checked on this request, not what the provider could offer. */
      verification: WebhookVerification
    }
  | { kind: 'ignored'; why: string }
  | { kind: 'forged'; why: string }

/**
 * How the facts are known. documented: the vendor's own papers. observed: seen in public callers. specified: only
 * our specification. assumed: nothing but a name, built on the family that the specification calls typical.
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

/** What was really paid, and what of it went back. */
export type MoneyTold = 'paid' | 'refunded'

/** papers: the five of a seller. registration: what the Central Bank has acquirers know of people and companies. */
export type ReceiverNeed = 'papers' | 'monthlyRevenue' | 'registration'

/** How often an account may be asked how its transactions stand. */
export type ReadLimit = {
  /** The vendor's own words in short, or null where it publishes none. */
  published: string | null
  /** What we ask on our own initiative at most. The rest of the limit is left to sales and to webhooks that have to be proven. */
  questionsPerMinute: number
}

export type AmountUnit = 'cents' | 'decimal-string' | 'decimal-number'

/** WITHOUT_CODE: by its number alone. BY_TOKEN: by the token that came with the first charge, at the same account only. */
export type KeptCardCharge = 'WITHOUT_CODE' | 'BY_TOKEN'

/** What the product may know of a provider without loading its code. */
export type ProviderManifest = {
  name: ProviderName
  /** As the brand writes itself. */
  title: string
  family: ProviderFamily
  evidence: Evidence
  source: string
  methods: readonly PaymentMethod[]
  withdrawMethods: readonly WithdrawMethod[]
  /** Whose money it gives back by a call; empty without the operation. */
  refundMethods: readonly PaymentMethod[]
  /** Whether a sale can be divided among receivers. Where it cannot, one that asks for it is refused. */
  splits: boolean | 'NAMES_PLATFORM'
  /** Whether what a receiver gets there goes on to their bank by itself, and a read tells so. Only there is a sale divided. */
  paysReceiversOut: boolean
  /** What it asks of a receiver beyond name, bank account and address. */
  receiverNeeds: readonly ReceiverNeed[]
  /** Whether it is told in which currency a sale is. Where it is not it charges reais, and a sale in anything else is refused. */
  takesCurrency: boolean
  /** How it charges a card again whose security code nobody keeps; null where it does not: such a card is refused before it travels. */
  chargesKeptCards: KeptCardCharge | null
  /** In how many installments it charges a card at most; null where it sets no limit of its own. */
  installmentsMax: number | null
  /** The methods whose time to pay it takes from us, a Pix by the minute. The others live as long as is usual there. */
  takesTimeToPay: readonly PaymentMethod[]
  operations: readonly (Operation | 'processWebhook')[]
  /** What can be found again by our own reference when the answer, and so the provider's id, was lost. */
  findsByReference: readonly ('transaction' | 'withdraw')[]
  amountUnit: AmountUnit
  readLimit: ReadLimit
  /** What a read of a transaction tells beside its status. Without it "paid" means what was asked, and "refunded" all of it. */
  tells: readonly MoneyTold[]
  /** The provider's words under each status of ours, for transactions, withdraws, receivers and webhooks. */
  statuses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** What a word outside each of these tables is shown as. */
  otherwise: Readonly<Record<string, string>>
  webhookVerification: WebhookVerification
  /** Base URLs by environment. Empty: the configuration must give one, because none is known. */
  environments: Readonly<Record<string, string>>
  /** Which certificates of the platform it presents. */
  certificates: readonly CertificateHalf[]
  credentials: readonly CredentialField[]
  /** Where the API exists in several generations: each by its name, the one that counts by default first. */
  generations?: Readonly<Record<string, ProviderManifest>>
}

export type CredentialField = {
  name: string
  label: Readonly<Record<ConsoleLocale, string>>
  secret: boolean
  required: boolean
  /** Where only these values mean anything. */
  choices?: readonly string[]
}
