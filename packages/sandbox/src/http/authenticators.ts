import type { Account } from '#core/records.ts'
import { basicCredentials } from './basic-credentials.ts'
import type { Authentication, Request } from './dialect.ts'

export type Authenticator = (request: Request, context: Authentication) => Account | undefined

/** Authentication methods of the providers, each checked against the keys of the registered accounts. */

export const byKeyPair: Authenticator = (request, { accounts }) => {
  const given = basicCredentials(request)
  return accounts.find(
    ({ publicKey, secretKey }) => given?.user === publicKey && given.password === secretKey,
  )
}

/** Basic with the secret key as user and a meaningless password, such as `x` or the empty string. */
export function bySecretKeyAndPassword(...passwords: string[]): Authenticator {
  return (request, { accounts }) => {
    const given = basicCredentials(request)
    if (!given || !passwords.includes(given.password)) return undefined
    return accounts.find(({ secretKey }) => given.user === secretKey)
  }
}

export function bySecretInHeader(name: string): Authenticator {
  return ({ headers }, { accounts }) => accounts.find(({ secretKey }) => headers[name] === secretKey)
}

export function byKeysInHeaders({
  public: publicName,
  secret: secretName,
}: {
  public: string
  secret: string
}): Authenticator {
  return ({ headers }, { accounts }) =>
    accounts.find(
      ({ publicKey, secretKey }) => headers[publicName] === publicKey && headers[secretName] === secretKey,
    )
}

export const bySecretAsBearer: Authenticator = ({ headers }, { accounts }) =>
  accounts.find(({ secretKey }) => headers.authorization === `Bearer ${secretKey}`)

/** For calls with their own proof in the body, or without one because a browser makes them. */
export function byPublicKey(read: (request: Request) => string | undefined): Authenticator {
  return (request, { accounts }) => {
    const given = read(request)
    return accounts.find(({ publicKey }) => publicKey === given)
  }
}
