import type { ProviderApi } from '#adapter/provider-api.ts'

type AsaasCredentials = {
  secretKey: string
  webhookToken?: string | undefined
  notificationEmail?: string | undefined
}
export type AsaasApi = ProviderApi<AsaasCredentials>
