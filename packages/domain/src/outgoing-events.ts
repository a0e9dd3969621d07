/** What sellers can be told of by calls to their own servers, each by the name that stands in the call. */
export const outgoingEventTypes = [
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
export type OutgoingEventType = (typeof outgoingEventTypes)[number]
