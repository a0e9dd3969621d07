import type { Authenticator } from './authenticators.ts'
import type { Request } from './dialect.ts'

/**
 * Client id and secret, wherever the provider wants them. Where the two halves of a bank have credentials of their
 * own, an account holds them in one field each, parted by a pipe: `in|out`.
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
