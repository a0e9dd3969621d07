import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { BoletoCode } from '@balcao/providers/results'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

/**
 * Which of its two codes a boleto was paid by. An end-to-end id is the receipt of a Pix; its absence proves nothing,
 * because not every acquirer reports one.
 */
export function codePaid(
  payment: Pick<Payment, 'method' | 'pixCode' | 'endToEndId'>,
  report: Pick<ProviderReport, 'pixCode' | 'endToEndId' | 'paidBy'>,
): BoletoCode | null {
  const hasBoth = payment.method === 'BILLET' && (payment.pixCode ?? report.pixCode ?? null) !== null
  if (!hasBoth) return null
  const isPix = (payment.endToEndId ?? report.endToEndId ?? null) !== null
  return report.paidBy ?? (isPix ? 'PIX' : null)
}

/**
 * Method by which the money arrived: a boleto may be paid by its Pix code. Cost, refund and dispute at the acquirer
 * follow this method; fee, release and reserve of the sale follow the method that the buyer chose.
 */
export function methodPaid({ method, paidBy }: Pick<Payment, 'method' | 'paidBy'>): PaymentMethod {
  return paidBy ?? method
}
