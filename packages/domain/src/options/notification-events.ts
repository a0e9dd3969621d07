/** Events with a notification to a seller or a buyer. The spellings are those of the stored settings. */
export const notificationEvents = [
  'onBuyApproved',
  'onPixCreated',
  'onAbandonedCart',
  'onRefound',
  'onChargeback',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

export const notificationProductFields = ['onProductShipping', 'onProductDigital'] as const
export type NotificationProductField = (typeof notificationProductFields)[number]

/** Every notification that can be switched off, in the order of the settings. */
export const notificationFields = [...notificationEvents, ...notificationProductFields] as const
export type NotificationField = (typeof notificationFields)[number]

/**
 * Notifications that a platform may switch off for its buyers. The receipt and the access to the product are
 * always sent.
 */
export const buyerNotificationFields = [
  'onPixCreated',
  'onAbandonedCart',
  'onRefound',
  'onChargeback',
  'onProductShipping',
] as const satisfies readonly NotificationField[]
export type BuyerNotificationField = (typeof buyerNotificationFields)[number]

export const notificationChannels = ['NONE', 'EMAIL'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
