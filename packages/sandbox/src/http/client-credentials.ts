import type { Authenticator } from './authenticators.ts'
import type { Request } from './dialect.ts'

/**
 * Client id and secret, in the provider's own place. If the two halves of a bank have separate credentials, an account
 * holds both in each field, joined by a pipe: `in|out`.
 */
export function byClientCredentials(
  read: (request: Request) => { id: string | undefined; secret: string | undefined },
): Authenticator {
  return (request, { accounts }) => {
    const { id, secret } = read(request)
    if (id === undefined || secret === undefined) return undefined
    return accounts.find(({ publicKey, secretKey }) => {
      const secrets = secretKey.split('|')
      return publicKey.split('|').some((part, index) => part === id && secrets[index] === secret)
    })
  }
}
