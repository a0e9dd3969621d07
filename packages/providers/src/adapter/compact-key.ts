import { createHash } from 'node:crypto'

/**
 * An idempotency key in the alphabet and length that a bank accepts. A key that is too long is hashed, never
 * cut: two intents that differ in their last letter must not become one.
 */
export function compactKey(key: string, maximumLength: number): string {
  const plain = key.replace(/[^a-zA-Z0-9]/g, '')
  if (plain.length <= maximumLength) return plain
  return createHash('sha256').update(key).digest('hex').slice(0, maximumLength)
}
