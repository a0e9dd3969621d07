/**
 *   TO_ISSUE ──▶ SENDING ──▶ ISSUED ──▶ CANCELING ──▶ CANCELED
 *      │            └──▶ REJECTED ──▶ SENDING          │
 *      └── REJECTED ── the sale was refunded ──▶ DROPPED
 *
 * CANCELING returns to ISSUED where the tax authority refuses the cancellation.
 */
export const invoiceStates = [
  'TO_ISSUE',
  'SENDING',
  'ISSUED',
  'REJECTED',
  'CANCELING',
  'CANCELED',
  'DROPPED',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Invoices of services are issued here. Invoices of goods are issued by other programs and only recorded here. */
export const invoiceKinds = ['SERVICE', 'GOODS'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Obstacles that the seller has to settle before an invoice can be sent. */
export const invoiceObstacles = [
  'PROFILE_MISSING',
  'COMPANY_MISSING',
  'CERTIFICATE_MISSING',
  'CERTIFICATE_EXPIRED',
  'PRODUCT_MISSING',
  'GOODS',
  'FOREIGN_CURRENCY',
  'REFUND_OPEN',
] as const
export type InvoiceObstacle = (typeof invoiceObstacles)[number]

/** The public page where anybody may read an invoice of the national standard by its key. */
export function publicInvoiceUrl(accessKey: string): string {
  return `https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=${accessKey}`
}
