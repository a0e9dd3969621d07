import type { NotificationField } from '@balcao/domain/options/notification-events'
import type { MailTemplates } from '@balcao/mail/templates'
import type { Scope } from '../../scope.ts'
import { type BuyerEvent, type BuyerMail, eventMails, type SellerMail } from './event-mails.ts'
import { readNotificationSettings } from './notification-settings.ts'
import { sendAnyMail } from './send-mail.ts'
import { type MailRequest, readSender } from './write-mail.ts'

type EventMailRequest<Name extends keyof MailTemplates> = Omit<MailRequest<Name>, 'template'>

export type Notifier = {
  /** Whether they were told. */
  buyer<Event extends BuyerEvent>(event: Event, mail: EventMailRequest<BuyerMail<Event>>): Promise<boolean>
  seller<Event extends NotificationField>(
    event: Event,
    mail: EventMailRequest<SellerMail<Event>>,
  ): Promise<void>
}

/** Tells people of the events around this seller's sales, as far as the platform and the seller want them told. */
export async function openNotifier(scope: Scope, sellerId: string): Promise<Notifier> {
  const [settings, sender] = await Promise.all([readNotificationSettings(scope, sellerId), readSender(scope)])
  return {
    async buyer(event, mail) {
      if (settings.buyers[event] !== 'EMAIL') return false
      const template = eventMails[event].buyer as BuyerMail<typeof event>
      await sendAnyMail(scope, { ...mail, template }, sender)
      return true
    },
    async seller(event, mail) {
      if (settings.seller[event] !== 'EMAIL') return
      const template = eventMails[event].seller as SellerMail<typeof event>
      await sendAnyMail(scope, { ...mail, template }, sender)
    },
  }
}
