import type { BuyerNotificationField, NotificationField } from '@balcao/domain/options/notification-events'
import type { MailTemplates } from '@balcao/mail/templates'

/**
 * Mails of each event, by recipient. The receipt with its access is not listed: the buyer always gets it,
 * whatever the platform's settings. Only the notifier sends these mails, so that no sender can forget the
 * settings.
 */
export const eventMails = {
  onBuyApproved: { buyer: null, seller: 'saleMade' },
  onPixCreated: { buyer: 'pixCreated', seller: 'pixGenerated' },
  onAbandonedCart: { buyer: 'cartReminder', seller: 'cartAbandoned' },
  onRefound: { buyer: 'purchaseRefunded', seller: 'saleRefunded' },
  onChargeback: { buyer: 'purchaseChargedBack', seller: 'saleChargedBack' },
  onProductShipping: { buyer: 'orderShipped', seller: 'parcelToSend' },
  onProductDigital: { buyer: null, seller: 'accessDelivered' },
} as const satisfies {
  [Event in NotificationField]: {
    buyer: Event extends BuyerNotificationField ? keyof MailTemplates : null
    seller: keyof MailTemplates
  }
}

type EventMails = typeof eventMails
export type BuyerMail<Event extends BuyerNotificationField> = EventMails[Event]['buyer']
export type SellerMail<Event extends NotificationField> = EventMails[Event]['seller']

/** A mail that can be switched off. */
export type EventMail = NonNullable<EventMails[NotificationField]['buyer' | 'seller']>
