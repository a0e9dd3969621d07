import type { Tone } from '@balcao/ui/badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { AccountingMessages } from './messages/pt-br.ts'

export type AccountingExportRow = inferOutput<typeof api.admin.accounting.list>['rows'][number]
export type AccountingExport = inferOutput<typeof api.admin.accounting.get>
export type AccountingSort = NonNullable<inferInput<typeof api.admin.accounting.list>['sort']>['by']

export const exportTones: Record<AccountingExportRow['state'], Tone> = {
  WAITING: 'pending',
  READY: 'positive',
  FAILED: 'negative',
}

export function accountName(text: AccountingMessages, account: string): string {
  return Object.hasOwn(text.account, account) ? text.account[account as keyof typeof text.account] : account
}

/** Polling interval of a file in the making. */
export const waitingRefreshMs = 2_000
