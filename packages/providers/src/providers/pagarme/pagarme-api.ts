import type { ProviderApi } from '#adapter/provider-api.ts'

export type PagarmeCredentials = {
  secretKey: string
  publicKey?: string | undefined
  webhookToken?: string | undefined
  webhookKeys?: string | undefined
}
export type PagarmeApi = ProviderApi<PagarmeCredentials>
