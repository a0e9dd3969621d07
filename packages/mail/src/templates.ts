import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'

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

type Code = { name: string; code: string; expiresInMinutes: number }

type Withdrawal = {
  name: string
  amountCents: Cents
  currency: Currency
  destination: string
  balancePath: Path
}

export type BankAccountChange = 'ADDED' | 'VERIFIED' | 'REFUSED' | 'REMOVED'

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
  saleMade: Sale & { sellerName: string; salesPath: Path }
  cardPaused: { sellerName: string; productName: string; endsAt: Moment; productPath: Path }
  endpointFailing: {
    sellerName: string
    host: string
    isDisabled: boolean
    at: Moment
    integrationsPath: Path
  }
  customerAccessCode: Code
  registrationCode: Code
  passwordReset: { name: string; resetPath: Path; expiresInMinutes: number }
  staffInvitation: {
    name: string
    inviterName: string
    acceptPath: Path
    hasPassword: boolean
    expiresInDays: number
  }
  newDevice: { name: string; ip: string; userAgent: string; at: Moment; securityPath: Path }
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
  withdrawalPaid: Withdrawal
  withdrawalReturned: Withdrawal & { reason: string | null }
  emailInUse: { name: string; loginPath: Path; recoverPath: Path }
}
