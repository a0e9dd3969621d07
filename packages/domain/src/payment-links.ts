/** How a payment link stands: open to buyers, waiting for the one buyer it is for to pay, paid by them, past its date, or closed by its seller. */
export const paymentLinkStates = ['ACTIVE', 'IN_PAYMENT', 'SOLD', 'EXPIRED', 'CLOSED'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** What a seller knows of the buyer a link is for. No document: whoever has the link reads it. */
export type LinkBuyer = { name: string; email: string; phone: string }

/** Where a link leads; the code says nothing of what is sold or for how much. */
export function paymentLinkPath(code: string): string {
  return `/l/${code}`
}
