import type { BuyerNotificationField, NotificationField } from '@balcao/domain/options/notification-events'
import type { MailTemplates } from '@balcao/mail/templates'
import { eq, isNull, or, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { notificationSettings } from '#db/schema/messages.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import type { Scope } from '#scope.ts'
import { type BuyerMail, eventMails, type SellerMail } from './event-mails.ts'
import { settingsAmong } from './notification-settings.ts'
import { sendAnyMail } from './send-mail.ts'
import { type MailRequest, type Sender, senderOf } from './write-mail.ts'

type EventMailRequest<Name extends keyof MailTemplates> = Omit<MailRequest<Name>, 'template'>

export type Notifier = {
  /** The sender, for related mails that cannot be switched off. */
  sender: Sender
  /** Whether a mail was sent. */
  buyer<Event extends BuyerNotificationField>(
    event: Event,
    mail: EventMailRequest<BuyerMail<Event>>,
  ): Promise<boolean>
  seller<Event extends NotificationField>(
    event: Event,
    mail: EventMailRequest<SellerMail<Event>>,
  ): Promise<void>
}

/** The row of the platform beside each row of the seller: one query for both. */
const selectWishes = defineStatement((db, given: Inputs<{ sellerId: string }>) =>
  db
    .select({
      settings: notificationSettings,
      platform: { name: platforms.name, brandColor: platforms.brandColor, mailColor: platforms.mailColor },
      host: platformDomains.host,
    })
    .from(platforms)
    .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`)
    .leftJoin(
      notificationSettings,
      or(isNull(notificationSettings.userId), eq(notificationSettings.userId, given.sellerId)),
    ),
)

/** Mails the events of this seller's sales, as the settings of the platform and the seller allow. */
export async function openNotifier(scope: Scope, sellerId: string): Promise<Notifier> {
  const { app, tx } = scope
  const rows = await selectWishes(tx, { sellerId })
  const [first] = rows
  invariant(first, 'a mail is always about a sale of a platform')
  const sender = senderOf({ ...first.platform, url: tenantUrl(app.config, first.host) })
  const settings = settingsAmong(
    rows.flatMap((row) => row.settings ?? []),
    sellerId,
  )
  return {
    sender,
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
