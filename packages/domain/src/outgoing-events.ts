/** What an address can ask to be told of, each by the name that stands in the call. */
export const chosenEventTypes = [
  'sale.created',
  'pix.created',
  'boleto.created',
  'sale.approved',
  'sale.refused',
  'sale.canceled',
  'sale.refunded',
  'sale.charged_back',
  'sale.restored',
  'cart.abandoned',
  'subscription.started',
  'subscription.renewed',
  'subscription.late',
  'subscription.paused',
  'subscription.resumed',
  'subscription.canceled',
  'subscription.ended',
] as const

/** What the address is told that opens a product's external access, whatever else it asked for. */
export const accessEventTypes = ['access.granted', 'access.revoked'] as const

/** All that is told by calls to servers of sellers and platforms. */
export const outgoingEventTypes = [...chosenEventTypes, ...accessEventTypes] as const
export type ChosenEventType = (typeof chosenEventTypes)[number]
export type OutgoingEventType = (typeof outgoingEventTypes)[number]
