import { isCalendarDay } from '@balcao/domain/calendar'
import { pixFrequencies } from '@balcao/domain/payments/automatic-pix'
import { pixKeyTypes } from '@balcao/domain/payments/pix-key'
import { billetDaysRange, pixMinutesRange } from '@balcao/domain/payments/time-to-pay'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** Inputs of the operations. Strict: a misspelt field is a bug of the caller and must not be sent. */

const text = z.string().trim().min(1)
const positiveCents = z.int().positive()
const documentType = z.enum(['CPF', 'CNPJ'])
const day = z.iso.date()

export const withdrawMethods = ['PIX', 'BANK_ACCOUNT', 'RECEIVER'] as const
export type WithdrawMethod = (typeof withdrawMethods)[number]

const customer = z.strictObject({
  name: text,
  document: text,
  email: text,
  phone: text,
})

const item = z.strictObject({
  id: text,
  title: text,
  unitPrice: z.int().nonnegative(),
  quantity: z.int().positive(),
  tangible: z.boolean(),
})

const address = z.strictObject({
  zipCode: text,
  address: text,
  number: text,
  district: text,
  city: text,
  state: text,
})

/** `amount` is cents for FIXED and FLAT, and a percentage (12.5 is twelve and a half) for PERCENTAGE. */
const split = z.strictObject({
  /** Blank for the platform itself, if it is no receiver at the provider. */
  recipientId: z.string().trim(),
  amount: z.number().nonnegative(),
  type: z.enum(['PERCENTAGE', 'FIXED', 'FLAT']),
  chargeProcessingFee: z.boolean().optional(),
  chargeRemainder: z.boolean().optional(),
  liable: z.boolean().optional(),
})

/**
 * AUTHORIZE: the code asks the payer for a Pix Automático besides its payment. DEBIT: the payer's bank pays by itself
 * on the day, under an existing authorisation.
 */
const automaticPix = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('AUTHORIZE'),
    frequency: z.enum(pixFrequencies),
    /** Day of the first debit. */
    startsOn: z.string().refine(isCalendarDay),
    /** The fixed amount of every debit. */
    debitAmount: positiveCents,
  }),
  z.strictObject({
    kind: z.literal('DEBIT'),
    authorizationId: text,
    dueOn: z.string().refine(isCalendarDay),
  }),
])
export type AutomaticPix = z.output<typeof automaticPix>

export const createTransactionInput = z.strictObject({
  amount: positiveCents,
  currency: z.enum(currencies).default('BRL'),
  paymentMethod: z.enum(paymentMethods),
  customer,
  items: z.array(item).min(1),
  /** Our own reference of the payment. Providers echo it, which identifies a webhook after a lost answer. */
  orderId: text,
  installments: z.int().min(1).max(24).default(1),
  /** A card token, either sealed for our own vault or made by the provider. */
  cardId: text.optional(),
  /** The brand's id, if a token does not reveal it. */
  cardBrand: text.optional(),
  description: text.optional(),
  /** Text on the card's statement; the description by default. */
  softDescriptor: text.optional(),
  /**
   * The buyer is at a page of ours, which can show the 3-D Secure page of the card's bank. Without this field
   * the charge must not require a confirmation.
   */
  mayChallenge: z.boolean().optional(),
  userId: text.optional(),
  userDocument: text.optional(),
  webhookUrl: z.url().optional(),
  checkoutUrl: z.url().optional(),
  referrerUrl: z.url().optional(),
  customerIp: text.optional(),
  address: address.optional(),
  splits: z.array(split).default([]),
  receiverId: text.optional(),
  receiverToken: text.optional(),
  fingerPrints: z.array(z.strictObject({ provider: text, value: text })).default([]),
  pixKey: text.optional(),
  pixType: z.enum(pixKeyTypes).optional(),
  /**
   * Lifetime of a code. Sent to the provider where the manifest allows it; otherwise the provider's own
   * applies.
   */
  pixMinutes: z.int().min(pixMinutesRange.min).max(pixMinutesRange.max).optional(),
  billetDays: z.int().min(billetDaysRange.min).max(billetDaysRange.max).optional(),
  automaticPix: automaticPix.optional(),
})
export type CreateTransactionInput = z.input<typeof createTransactionInput>
export type CreateTransaction = z.output<typeof createTransactionInput>

/** By the provider's id, or by our own reference where the manifest says that the provider can look it up. */
export const getTransactionInput = z
  .strictObject({
    transactionId: text.optional(),
    orderId: text.optional(),
    paymentMethod: z.enum(paymentMethods),
    receiverToken: text.optional(),
    /** Role of the charge in a Pix Automático, if any. */
    automaticPix: z.enum(['AUTHORIZE', 'DEBIT']).optional(),
  })
  .refine((input) => input.transactionId ?? input.orderId, 'Give a transactionId or an orderId')
export type GetTransaction = z.output<typeof getTransactionInput>

/** Takes back an unpaid charge: its code, its debit or its card cannot pay it afterwards. */
export const cancelTransactionInput = z.strictObject({
  transactionId: text,
  paymentMethod: z.enum(paymentMethods),
})
export type CancelTransaction = z.output<typeof cancelTransactionInput>

export const pixAuthorizationInput = z.strictObject({ authorizationId: text })
export type PixAuthorizationRef = z.output<typeof pixAuthorizationInput>

export const pixDebitInput = z.strictObject({ transactionId: text })
export type PixDebitRef = z.output<typeof pixDebitInput>

export const retryPixDebitInput = pixDebitInput.extend({ dueOn: z.string().refine(isCalendarDay) })
export type RetryPixDebit = z.output<typeof retryPixDebitInput>

/** Without an amount the whole transaction is refunded. */
export const refundInput = z.strictObject({
  transactionId: text,
  paymentMethod: z.enum(paymentMethods),
  amount: positiveCents.optional(),
  /** The full amount, for providers that require it and cannot be read. */
  paidAmount: positiveCents.optional(),
  endToEndId: text.optional(),
  description: text.optional(),
  receiverToken: text.optional(),
})
export type Refund = z.output<typeof refundInput>

const anyWithdraw = z.strictObject({
  amount: positiveCents,
  /** Our own reference of the withdraw, the same on every try. */
  withdrawReference: text,
  document: text.optional(),
  documentType: documentType.optional(),
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  receiverId: text.optional(),
  receiverToken: text.optional(),
  webhookUrl: z.url().optional(),
})

const pixWithdraw = anyWithdraw.extend({
  paymentMethod: z.literal('PIX'),
  pixKey: text,
  pixType: z.enum(pixKeyTypes),
})
export type PixWithdraw = z.output<typeof pixWithdraw>

const bankAccountWithdraw = anyWithdraw.extend({
  paymentMethod: z.literal('BANK_ACCOUNT'),
  bankCode: text,
  branchNumber: text,
  accountNumber: text,
  accountHolder: text,
  accountDocument: text,
})
export type BankAccountWithdraw = z.output<typeof bankAccountWithdraw>

const receiverWithdraw = anyWithdraw.extend({ paymentMethod: z.literal('RECEIVER'), receiverId: text })
export type ReceiverWithdraw = z.output<typeof receiverWithdraw>

export const withdrawInput = z.discriminatedUnion('paymentMethod', [
  pixWithdraw,
  bankAccountWithdraw,
  receiverWithdraw,
])
export type Withdraw = z.output<typeof withdrawInput>

export const getWithdrawInput = z
  .strictObject({
    withdrawId: text.optional(),
    withdrawReference: text.optional(),
    receiverId: text.optional(),
    receiverToken: text.optional(),
  })
  .refine((input) => input.withdrawId ?? input.withdrawReference, 'Give a withdrawId or a withdrawReference')
export type GetWithdraw = z.output<typeof getWithdrawInput>

const bankAccount = z.strictObject({
  bankCode: text,
  branchNumber: text,
  branchDigit: text.optional(),
  accountNumber: text,
  accountDigit: text,
  accountType: z.enum(['CHECKING', 'SAVINGS']),
  pixCode: text.optional(),
})

export const createReceiverInput = z.strictObject({
  name: text,
  document: text,
  documentType,
  email: text,
  phone: text.optional(),
  description: text.optional(),
  bankAccount,
  address: z.strictObject({
    street: text,
    number: text,
    district: text,
    city: text,
    state: text,
    zipcode: text,
  }),
  /** References that `context.readFile` turns into bytes, for providers that require identity photos. */
  identityPhotos: z
    .strictObject({
      photoDocument: text.optional(),
      photoPersonWithDocument: text.optional(),
      photoDocumentSocialContract: text.optional(),
      addressProof: text.optional(),
      balanceSheet: text.optional(),
    })
    .optional(),
  /** Registration data required by some providers: for a person the first fields, for a company the others. */
  registration: z
    .strictObject({
      birthDate: day.optional(),
      occupation: text.optional(),
      motherName: text.optional(),
      tradeName: text.optional(),
      corporationType: text.optional(),
      foundingDate: day.optional(),
      partners: z
        .array(
          z.strictObject({
            name: text,
            document: text,
            email: text,
            phone: text,
            birthDate: day,
            occupation: text,
            motherName: text.optional(),
            monthlyIncome: positiveCents,
          }),
        )
        .optional(),
    })
    .optional(),
  providerSpecificData: z
    .strictObject({
      /** In cents, as every amount. */
      monthlyRevenue: positiveCents.optional(),
    })
    .optional(),
  webhookUrl: z.url().optional(),
})
export type CreateReceiver = z.output<typeof createReceiverInput>

/** Stored data of a receiver, overlaid with the provider's status and balance. */
export const getReceiverInput = z.strictObject({
  receiverId: text,
  receiverToken: text.optional(),
  name: text.optional(),
  document: text.optional(),
  documentType: documentType.optional(),
  email: text.optional(),
  /**
   * Switches the receiver's automatic transfer on if it is off: for people, never for the platform's own receiver.
   */
  wantsAutomaticTransfer: z.boolean().default(false),
})
export type GetReceiver = z.output<typeof getReceiverInput>

export const tokenizeCardInput = z.strictObject({
  /** The card as the card frame sealed it for the vault. No caller of an adapter ever holds a card number. */
  sealedCard: text,
  customer: customer.optional(),
  customerIp: text.optional(),
  address: address.optional(),
})
export type TokenizeCard = z.output<typeof tokenizeCardInput>

export const getCardIdInput = z.strictObject({
  token: text,
  customer: customer.optional(),
})
export type GetCardId = z.output<typeof getCardIdInput>
