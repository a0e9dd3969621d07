import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type CaseRow = inferOutput<typeof api.admin.cases.list>['rows'][number]
export type PaymentCase = inferOutput<typeof api.admin.cases.get>
export type CaseSort = NonNullable<inferInput<typeof api.admin.cases.list>['sort']>['by']

export const caseKinds = [
  'LATE_PAYMENT',
  'AMOUNT_MISMATCH',
  'DOUBLE_PAYMENT',
  'PART_REFUND',
  'RECEIPT_OF_ANOTHER',
  'NO_ANSWER',
  'UNPROVEN_RECEIPT',
] as const satisfies readonly CaseRow['kind'][]
