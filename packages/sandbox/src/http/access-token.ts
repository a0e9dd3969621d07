import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from '#core/records.ts'
import type { Authenticator } from './authenticators.ts'
import type { Call, Request } from './dialect.ts'

/**
 * A stateless bearer token: account, purpose and expiry, signed with the account's secret. It expires, so that an
 * adapter that never renews its token fails.
 */
export function issueAccessToken(
  { account, books }: Pick<Call, 'account' | 'books'>,
  { purpose, seconds }: { purpose: string; seconds: number },
): string {
  const claim = `${account.id}.${purpose}.${Math.floor(books.now().getTime() / 1000) + seconds}`
  return `${claim}.${seal(account, claim)}`
}

export function byAccessToken(purpose: string): Authenticator {
  return (request, { accounts, books }) => {
    const [id = '', givenPurpose = '', expiry = '', given = ''] = bearerOf(request).split('.')
    const account = accounts.find((other) => other.id === id)
    if (!account || givenPurpose !== purpose) return undefined
    if (Number(expiry) * 1000 <= books.now().getTime()) return undefined
    return isSame(given, seal(account, `${id}.${givenPurpose}.${expiry}`)) ? account : undefined
  }
}

function bearerOf({ headers }: Request): string {
  return (headers.authorization ?? '').replace(/^Bearer /i, '')
}

function seal(account: Account, claim: string): string {
  return createHmac('sha256', account.secretKey).update(claim).digest('hex')
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
