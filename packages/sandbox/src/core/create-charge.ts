import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { encodeBankSlip } from '@balcao/domain/payments/boleto'
import { encodeDynamicBrCode } from '@balcao/domain/payments/br-code'
import type { CardOutcome } from '@balcao/domain/test-cards'
import { applyCardOutcome } from './apply-card-outcome.ts'
import { type Books, keyOf, writeCharge } from './open-books.ts'
import type { Account, BilletFacts, CardFacts, Charge, Customer, Item, PixFacts, Split } from './records.ts'

/** No bank in Brazil has this code, so no real bank would accept the slip. */
const playBankCode = '999'

export type NewCharge = {
  id: string
  amount: number
  /** Reais if the provider has no currency field. */
  currency?: string | undefined
  customer: Customer
  /** End of the code's validity; a boleto is due on that day in São Paulo. */
  expiresAt?: Date | null
  items?: Item[]
  splits?: Split[]
  installments?: number
  externalRef?: string | null
  description?: string | null
  postbackUrl?: string | null
  metadata?: unknown
  idempotencyKey?: string | null
  authorization?: Charge['authorization']
  debit?: Charge['debit']
  /** The reference inside the code, where the caller chooses it. */
  txid?: string
} & (
  | { method: 'PIX' }
  /** `withPix`: a boleto with a Pix code beside its bar code. */
  | { method: 'BILLET'; withPix?: boolean }
  | {
      method: 'CREDIT_CARD'
      card: CardFacts
      outcome: CardOutcome
      capture?: boolean
      mayChallenge?: boolean
    }
  /** To be paid by a card later, see `chargeCard`. */
  | { method: 'CREDIT_CARD'; card: null }
)

/** Creates a charge as a real acquirer would: a code to pay, or an immediate decision on the card. */
export function createCharge(books: Books, account: Account, wanted: NewCharge): Charge {
  if (books.charges.has(keyOf({ acquirer: account.acquirer, id: wanted.id }))) {
    throw new Error(`The charge ${wanted.id} exists already`)
  }
  const at = books.now().toISOString()
  const secureId = books.identifiers.uuid()
  const txid = wanted.txid ?? books.identifiers.alphanumeric(32)
  const charge: Charge = {
    acquirer: account.acquirer,
    account: account.id,
    id: wanted.id,
    secureId,
    method: wanted.method,
    amount: wanted.amount,
    currency: wanted.currency ?? 'BRL',
    installments: wanted.installments ?? 1,
    state: 'waiting',
    externalRef: wanted.externalRef ?? null,
    description: wanted.description ?? null,
    customer: wanted.customer,
    items: wanted.items ?? [],
    splits: wanted.splits ?? [],
    postbackUrl: wanted.postbackUrl ?? null,
    metadata: wanted.metadata ?? null,
    pix: hasPixCode(wanted) ? mintPixCode(books, { account, txid, amount: wanted.amount }) : null,
    billet:
      wanted.method === 'BILLET'
        ? mintBillet(books, { amount: wanted.amount, dueAt: wanted.expiresAt ?? books.now(), secureId })
        : null,
    card: wanted.method === 'CREDIT_CARD' ? wanted.card : null,
    refusal: null,
    reviewed: false,
    payments: [],
    refundedAmount: 0,
    idempotencyKey: wanted.idempotencyKey ?? null,
    disputeAt: null,
    authorization: wanted.authorization ?? null,
    debit: wanted.debit ?? null,
    createdAt: at,
    updatedAt: at,
    paidAt: null,
    expiresAt: wanted.expiresAt?.toISOString() ?? null,
  }
  writeCharge(books, charge)
  books.announce({ kind: 'charge', event: 'created', charge, refund: null })
  return wanted.method === 'CREDIT_CARD' && wanted.card !== null
    ? applyCardOutcome(books, charge, wanted.outcome, { mayChallenge: wanted.mayChallenge })
    : charge
}

function hasPixCode(wanted: NewCharge): boolean {
  return wanted.method === 'PIX' || (wanted.method === 'BILLET' && wanted.withPix === true)
}

function mintBillet(
  books: Books,
  { amount, dueAt, secureId }: { amount: number; dueAt: Date; secureId: string },
): BilletFacts {
  const dueDate = dayInSaoPaulo(dueAt)
  const { line, barcode } = encodeBankSlip({
    bankCode: playBankCode,
    amountCents: amount,
    dueDate,
    freeField: books.identifiers.digits(25),
  })
  return { line, barcode, dueDate, url: `${books.bankUrl()}/boleto/${secureId}` }
}

/** A dynamic code that any banking app can read, at an address that no banking app can reach. */
function mintPixCode(
  books: Books,
  { account, txid, amount }: { account: Account; txid: string; amount: number },
): PixFacts {
  const location = `pix.banco-de-mentira.invalid/qr/v2/${books.identifiers.alphanumeric(32)}`
  const code = encodeDynamicBrCode({
    url: location,
    merchantName: account.merchantName,
    merchantCity: account.merchantCity,
    amountCents: amount,
  })
  return { code, txid, location }
}
