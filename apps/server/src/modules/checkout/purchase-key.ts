import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const token2 = /(?:^|;\s*)token2=([^;]*)/

/**
 * The key that makes two tries one purchase: the browser's own id, or the cookie it sets for 30 seconds before it buys. A caller that
 * sends neither gets a purchase of its own.
 */
export function purchaseKey(purchaseId: string | undefined, cookieHeader: string | undefined): string {
  if (purchaseId !== undefined) return purchaseId
  const nonce = z.uuid().safeParse(token2.exec(cookieHeader ?? '')?.[1])
  return nonce.success ? nonce.data : randomUUID()
}
