/** What a seller or a buyer may be told about. The spellings are those of the stored settings. */
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

/** Everything that can be switched off, in the order of the settings. */
export const notificationFields = [...notificationEvents, ...notificationProductFields] as const
export type NotificationField = (typeof notificationFields)[number]

/** What a platform may keep from its buyers. Their receipt and the access to what they bought are owed to them. */
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
