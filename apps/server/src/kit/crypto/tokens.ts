import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in a URL and in a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

/** Tokens are stored as this hash only, so that a dump of the database contains nothing usable. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function equalInConstantTime(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  )
}
