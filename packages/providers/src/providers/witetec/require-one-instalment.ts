import { invalidRequest } from '#adapter/provider-failed.ts'
import type { CreateTransaction } from '#inputs.ts'

/**
 * The specification allows Witetec one instalment: a buyer who chose several must not find the whole amount
 * on the next bill.
 */
export function requireOneInstalment({ installments }: Pick<CreateTransaction, 'installments'>): void {
  if (installments > 1) throw invalidRequest('installments: Witetec charges a card at one go')
}
