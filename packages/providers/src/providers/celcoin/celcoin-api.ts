import type { ProviderApi } from '#adapter/provider-api.ts'

export type CelcoinApi = ProviderApi<{
  publicKey: string
  secretKey: string
  webhookToken?: string | undefined
}>
