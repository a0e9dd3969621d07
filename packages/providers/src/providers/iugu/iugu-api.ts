import { basic } from '../../adapter/authentication.ts'
import type { CallOptions } from '../../adapter/call.ts'
import type { ProviderApi } from '../../adapter/provider-api.ts'
import type { CreateTransaction } from '../../inputs.ts'

export type IuguCredentials = {
  /** The id of our own account. */
  publicKey: string
  secretKey: string
  webhookToken?: string | undefined
}
export type IuguApi = ProviderApi<IuguCredentials>

/** Every account has a token of its own; without one of a receiver we speak for ourselves. */
export function inTheNameOf(token: string | undefined): CallOptions {
  return token ? { auth: { authorization: basic([token, '']) } } : {}
}

/** A receiver whose token we hold charges by itself; any other id is only somebody who is to be paid. */
export function chargingAccount(
  { receiverToken, receiverId }: Pick<CreateTransaction, 'receiverToken' | 'receiverId'>,
  { credentials }: IuguApi,
): string {
  return (receiverToken && receiverId) || credentials.publicKey
}
