/**
 * State of a payment link: open to buyers, awaiting the payment of its single buyer, paid, past its date, or
 * closed by its seller.
 */
export const paymentLinkStates = ['ACTIVE', 'IN_PAYMENT', 'SOLD', 'EXPIRED', 'CLOSED'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** Buyer data that a seller fills into a link. No document: anybody with the link can read it. */
export type LinkBuyer = { name: string; email: string; phone: string }

/** Path of a link; its code reveals neither product nor price. */
export function paymentLinkPath(code: string): string {
  return `/l/${code}`
}
