import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'

/** A moment may have crossed a job's JSON on its way here. */
export type Moment = Date | string

type Sale = {
  productName: string
  orderCode: string
  amountCents: Cents
  currency: Currency
}

type Code = { name: string; code: string; expiresInMinutes: number }

/** Every mail the product sends, with what it needs to know. The name of a mail is its key here. */
export type MailTemplates = {
  purchaseApproved: Sale & { buyerName: string; sellerName: string; purchasesUrl: string }
  pixCreated: Sale & {
    buyerName: string
    sellerName: string
    pixCode: string
    expiresAt: Moment
    paymentUrl: string
  }
  saleMade: Sale & { sellerName: string; salesUrl: string }
  customerAccessCode: Code
  registrationCode: Code
  passwordReset: { name: string; resetUrl: string; expiresInMinutes: number }
  staffInvitation: { name: string; inviterName: string; acceptUrl: string; expiresInDays: number }
  newDevice: { name: string; ip: string; userAgent: string; at: Moment }
  emailInUse: { name: string; loginUrl: string; recoverUrl: string }
}
