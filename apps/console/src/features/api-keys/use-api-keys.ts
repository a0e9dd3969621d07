import type { ApiKeyRole } from '@balcao/domain/people/api-scopes'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useSession } from '#session/session.ts'

export type ApiKey = inferOutput<typeof api.seller.apiKeys.list>['rows'][number]
export type ApiKeySort = NonNullable<inferInput<typeof api.seller.apiKeys.list>['sort']>['by']

/** Sellers manage their own keys, and the staff the platform's keys, by the same procedures. */
export function useApiKeys(): {
  role: ApiKeyRole
  keys: typeof api.admin.apiKeys
  isTest: boolean
} {
  const { user, testMode } = useSession()
  const isTest = testMode?.isOn === true
  return user.role === 'ADMIN'
    ? { role: 'ADMIN', keys: api.admin.apiKeys, isTest }
    : { role: 'SELLER', keys: api.seller.apiKeys, isTest }
}
