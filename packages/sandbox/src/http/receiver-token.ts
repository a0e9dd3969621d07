import { createHmac } from 'node:crypto'
import { keyOf } from '#core/open-books.ts'
import type { Account, Receiver } from '#core/records.ts'
import type { Authenticator } from './authenticators.ts'
import type { Call, Request } from './dialect.ts'

/** The key of a sub-account: derived from its id and the main account's secret, so that none is stored. */
export function receiverToken(account: Account, receiverId: string): string {
  const seal = createHmac('sha256', account.secretKey).update(`receiver/${receiverId}`).digest('hex')
  return `${receiverId}_${seal.slice(0, 32)}`
}

/** Authenticates a sub-account by its own key, on behalf of the main account. */
export function byReceiverToken(read: (request: Request) => string | undefined): Authenticator {
  return (request, { acquirer, accounts, books }) => {
    const given = read(request)
    const receiver = given && books.receivers.get(keyOf({ acquirer, id: receiverIdIn(given) }))
    const account = receiver && accounts.find(({ id }) => id === receiver.account)
    return account && given === receiverToken(account, receiver.id) ? account : undefined
  }
}

/** The calling sub-account, if the caller is one. */
export function speakingReceiver(
  { books, acquirer }: Pick<Call, 'books' | 'acquirer'>,
  given: string | undefined,
): Receiver | undefined {
  return given === undefined ? undefined : books.receivers.get(keyOf({ acquirer, id: receiverIdIn(given) }))
}

function receiverIdIn(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('_')))
}
