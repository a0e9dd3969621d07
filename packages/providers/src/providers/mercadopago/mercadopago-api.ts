import type { ProviderApi } from '#adapter/provider-api.ts'

export type MercadopagoCredentials = {
  secretKey: string
  webhookSecret?: string | undefined
  threeDSecure?: string | undefined
}
export type MercadopagoApi = ProviderApi<MercadopagoCredentials>
