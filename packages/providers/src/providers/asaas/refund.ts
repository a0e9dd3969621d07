import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import type { Refund } from '#inputs.ts'
import type { RefundResult } from '#results.ts'
import type { AsaasApi } from './asaas-api.ts'
import { firstChargeOf, isAuthorization } from './automatic-pix.ts'

/**
 * A card paid in instalments is several charges at Asaas. A refund of the known charge would refund one part only.
 */
export async function refundCharge(input: Refund, api: AsaasApi): Promise<RefundResult> {
  const { paymentMethod, amount, description } = input
  const transactionId = isAuthorization(input.transactionId)
    ? await firstChargeOf(input.transactionId, api)
    : input.transactionId
  if (paymentMethod === 'CREDIT_CARD') {
    const charge = await api.get(path`/payments/${transactionId}`)
    const installment = charge.optionalText('installment')
    if (installment !== undefined) return refundInstallments(installment, input, api)
  }
  const answer = await api.post(path`/payments/${transactionId}/refund`, {
    value: amount && api.amount(amount),
    description,
  })
  const isDone = answer.optionalText('status') === 'REFUNDED'
  return { refundId: answer.identifier('id'), success: true, certainty: isDone ? 'KNOWN' : 'UNCONFIRMED' }
}

/**
 * All parts are refunded together or none: Asaas accepts no amount here, and the card may show the refund days later.
 */
async function refundInstallments(
  installment: string,
  { amount }: Refund,
  api: AsaasApi,
): Promise<RefundResult> {
  if (amount !== undefined) {
    const whole = (await api.get(path`/installments/${installment}`)).amount('value')
    if (amount !== whole)
      throw invalidRequest('amount: Asaas refunds a sale in instalments as a whole or not at all')
  }
  const answer = await api.post(path`/installments/${installment}/refund`)
  return { refundId: answer.identifier('id'), success: true, certainty: 'UNCONFIRMED' }
}
