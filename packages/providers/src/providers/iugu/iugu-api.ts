import { basic } from '#adapter/authentication.ts'
import type { CallOptions } from '#adapter/call.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import type { CreateTransaction } from '#inputs.ts'

export type IuguCredentials = {
  /** The id of the account itself. */
  publicKey: string
  secretKey: string
  webhookToken?: string | undefined
}
export type IuguApi = ProviderApi<IuguCredentials>

/** Every account has its own token; without a receiver's token the call is made for the account itself. */
export function inTheNameOf(token: string | undefined): CallOptions {
  return token ? { auth: { authorization: basic([token, '']) } } : {}
}

/** A receiver with a known token charges by itself; any other id is only a payee. */
export function chargingAccount(
  { receiverToken, receiverId }: Pick<CreateTransaction, 'receiverToken' | 'receiverId'>,
  { credentials }: IuguApi,
): string {
  return (receiverToken && receiverId) || credentials.publicKey
}
