/** Events of the students of a product, who bought it or were given access. */
export const studentEventTypes = ['student.enrolled', 'course.completed', 'certificate.issued'] as const

/** Events of the invoices of a seller's sales. */
export const invoiceEventTypes = ['invoice.issued', 'invoice.refused', 'invoice.canceled'] as const

/** Event types that an endpoint can subscribe to, as spelled in the webhook. */
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
  'subscription.plan_changed',
  'subscription.late',
  'subscription.paused',
  'subscription.resumed',
  'subscription.canceled',
  'subscription.ended',
  ...studentEventTypes,
  ...invoiceEventTypes,
] as const

/** Event types sent to the endpoint that opens a product's external access, without a subscription to them. */
export const accessEventTypes = ['access.granted', 'access.revoked'] as const

/** All event types of webhooks to servers of sellers and platforms. */
export const outgoingEventTypes = [...chosenEventTypes, ...accessEventTypes] as const
export type StudentEventType = (typeof studentEventTypes)[number]
export type InvoiceEventType = (typeof invoiceEventTypes)[number]
export type ChosenEventType = (typeof chosenEventTypes)[number]
export type OutgoingEventType = (typeof outgoingEventTypes)[number]
