import { randomInt, randomUUID } from 'node:crypto'
import type { PurchaseAnswer } from '@balcao/server/modules/checkout/answer-purchase'
import type { Pool } from 'undici'

/**
 * Each buyer has a separate address, set by a trusted proxy: the rate limit per address stays unchanged. All
 * buyers of the bench pay at one account, and connections are not spread evenly over the web processes.
 */
export const forManyBuyers = { TRUSTED_PROXIES: '1', MAX_CHARGES_PER_ACCOUNT: '128' }

/** A Pix purchase as a browser makes it. */
export function purchaseRequest(offerId: string) {
  return {
    method: 'POST' as const,
    path: '/api/trpc/checkout.purchase',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({
      purchaseId: randomUUID(),
      offerId,
      name: 'Carolina Nogueira',
      email: 'carolina@compradora.example',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
    }),
  }
}

/** Buys, and returns the payment's id. */
export async function buy(pool: Pool, offerId: string): Promise<string> {
  const { statusCode, body } = await pool.request(purchaseRequest(offerId))
  const answer = await body.text()
  if (statusCode !== 200 || !answer.includes('br.gov.bcb.pix'))
    throw new Error(`A purchase was answered ${statusCode}: ${answer.slice(0, 200)}`)
  return paymentOf(answer)
}

/** Payment's id in the answer to a purchase. */
export function paymentOf(answer: string): string {
  return (JSON.parse(answer) as { result: { data: PurchaseAnswer } }).result.data.paymentId
}

function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
}
