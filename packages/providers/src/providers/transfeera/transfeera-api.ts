import type { ProviderApi } from '#adapter/provider-api.ts'

export type TransfeeraCredentials = {
  publicKey: string
  secretKey: string
  pixKey?: string | undefined
  webhookSecret?: string | undefined
}
export type TransfeeraApi = ProviderApi<TransfeeraCredentials>
