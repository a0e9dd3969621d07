import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const token2 = /(?:^|;\s*)token2=([^;]*)/

/**
 * Idempotency key of a purchase: the browser's own id, or the cookie that the browser sets for 30 seconds
 * before it buys. A caller that sends neither gets a new purchase each time.
 */
export function purchaseKey(purchaseId: string | undefined, cookieHeader: string | undefined): string {
  if (purchaseId !== undefined) return purchaseId
  const nonce = z.uuid().safeParse(token2.exec(cookieHeader ?? '')?.[1])
  return nonce.success ? nonce.data : randomUUID()
}
