import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import type { MailTemplates } from '@balcao/mail/templates'
import { eq } from 'drizzle-orm'
import { shipments } from '#db/schema/shipments.ts'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { mailTracking } from '#modules/shipments/mail-tracking.ts'
import type { Scope } from '#scope.ts'
import { mailCode } from './mail-code.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readToldSale } from './read-told-sale.ts'

type Again = {
  /** Whether the mail still fits the state of the sale. */
  fits: (payment: Payment, now: Date) => boolean
  /** False if nothing was sent: a demo sale, or a mail that the platform has switched off. */
  send: (scope: Scope, payment: Payment, key: string) => Promise<boolean>
}

const code: Again = {
  fits: ({ status, pixCode, billetCode, expiresAt }, now) =>
    status === 'PENDING' &&
    (pixCode ?? billetCode) !== null &&
    expiresAt !== null &&
    expiresAt.getTime() > now.getTime(),
  send: async (scope, { id, isDemo }, key) => {
    const sale = isDemo ? null : await findSaleToPay(scope, id)
    return sale !== null && mailCode(scope, sale, key)
  },
}

/**
 * Mails to a buyer that can be written again from the sale. Mails about a moment, such as an answer, a login
 * code or the date of a renewal, cannot.
 */
export const mailsAgain: Partial<Record<keyof MailTemplates, Again>> = {
  pixCreated: code,
  boletoCreated: code,
  purchaseApproved: {
    fits: ({ status }) => status === 'APPROVED',
    send: ofSale(async (scope, sale, key) => {
      await mailReceipt(scope, sale, { key })
      return true
    }),
  },
  purchaseInAnalysis: {
    fits: (payment) => shownStanding(payment) === 'IN_ANALYSIS',
    send: ofSale(async (scope, { toBuyer, paymentId }, key) => {
      const props = { ...toBuyer.props, purchasesPath: `/checkout/payment/${paymentId}` as const }
      await sendMail(scope, { ...toBuyer, key, template: 'purchaseInAnalysis', props })
      return true
    }),
  },
  purchaseRefused: {
    fits: ({ status }) => status === 'REJECTED',
    send: ofSale(async (scope, { toBuyer, paymentId }, key) => {
      const props = { ...toBuyer.props, purchasesPath: `/checkout/payment/${paymentId}` as const }
      await sendMail(scope, { ...toBuyer, key, template: 'purchaseRefused', props })
      return true
    }),
  },
  purchaseRefunded: {
    fits: ({ status }) => status === 'REFUNDED',
    send: ofSale(async (scope, { toBuyer, sellerId }, key) => {
      const notifier = await openNotifier(scope, sellerId)
      return notifier.buyer('onRefound', { ...toBuyer, key })
    }),
  },
  purchaseChargedBack: {
    fits: ({ status }) => status === 'CHARGEBACK',
    send: ofSale(async (scope, { toBuyer, sellerId }, key) => {
      const notifier = await openNotifier(scope, sellerId)
      return notifier.buyer('onChargeback', { ...toBuyer, key })
    }),
  },
  orderShipped: {
    fits: ({ status }) => status === 'APPROVED',
    send: async (scope, { orderId }, key) => {
      const [shipment] = await scope.tx.select().from(shipments).where(eq(shipments.orderId, orderId))
      const trackingCode = shipment?.trackingCode
      if (!shipment || !trackingCode) throw new AppError('record_changed')
      return mailTracking(scope, { ...shipment, trackingCode }, key)
    },
  },
}

type ToldSale = NonNullable<Awaited<ReturnType<typeof readToldSale>>>

function ofSale(send: (scope: Scope, sale: ToldSale, key: string) => Promise<boolean>): Again['send'] {
  return async (scope, { id }, key) => {
    const sale = await readToldSale(scope, id)
    return sale !== null && send(scope, sale, key)
  }
}
