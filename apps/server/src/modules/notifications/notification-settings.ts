import {
  type NotificationChannel,
  type NotificationField,
  notificationFields,
} from '@balcao/domain/options/notification-events'
import { eq, isNull, or } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { notificationSettings } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

export type NotificationSettings = Record<NotificationField, NotificationChannel>

/** Default of a platform: its buyers get every mail. */
const usualForBuyers: NotificationSettings = {
  onBuyApproved: 'EMAIL',
  onPixCreated: 'EMAIL',
  onAbandonedCart: 'EMAIL',
  onRefound: 'EMAIL',
  onChargeback: 'EMAIL',
  onProductShipping: 'EMAIL',
  onProductDigital: 'EMAIL',
}

/**
 * Default of a seller: a mail for money earned or lost and for tasks, and none for an order that is not paid
 * yet.
 */
const usualForSellers: NotificationSettings = {
  ...usualForBuyers,
  onPixCreated: 'NONE',
  onAbandonedCart: 'NONE',
  onProductDigital: 'NONE',
}

const selectSettings = defineStatement((db, given: Inputs<{ sellerId: string | null }>) =>
  db
    .select()
    .from(notificationSettings)
    .where(or(isNull(notificationSettings.userId), eq(notificationSettings.userId, given.sellerId))),
)

/** Settings of the platform for its buyers, and of this seller. */
export async function readNotificationSettings(
  { tx }: Scope,
  sellerId: string | null,
): Promise<{ buyers: NotificationSettings; seller: NotificationSettings }> {
  return settingsAmong(await selectSettings(tx, { sellerId }), sellerId)
}

/** The settings from the rows of the platform and of this seller; a missing row means the default. */
export function settingsAmong(
  rows: readonly (typeof notificationSettings.$inferSelect)[],
  sellerId: string | null,
): { buyers: NotificationSettings; seller: NotificationSettings } {
  const of = (userId: string | null, usual: NotificationSettings) => {
    const row = rows.find((candidate) => candidate.userId === userId)
    return Object.fromEntries(
      notificationFields.map((field) => [field, (row ?? usual)[field]]),
    ) as NotificationSettings
  }
  return {
    buyers: of(null, usualForBuyers),
    seller: sellerId === null ? usualForSellers : of(sellerId, usualForSellers),
  }
}
