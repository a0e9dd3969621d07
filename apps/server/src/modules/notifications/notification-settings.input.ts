import { notificationChannels } from '@balcao/domain/options/notification-events'
import { z } from 'zod'

const channel = z.enum(notificationChannels)

export const notificationSettingsInput = z.strictObject({
  onBuyApproved: channel,
  onPixCreated: channel,
  onAbandonedCart: channel,
  onRefound: channel,
  onChargeback: channel,
  onProductShipping: channel,
  onProductDigital: channel,
})
export type NotificationSettingsInput = z.output<typeof notificationSettingsInput>
