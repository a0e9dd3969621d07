import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Purse = inferOutput<typeof api.seller.wallet.read>['purses'][number]
export type Releases = inferOutput<typeof api.seller.wallet.releases>
export type StatementCount = inferOutput<typeof api.seller.wallet.countEntries>
export type StatementLine = inferOutput<typeof api.seller.wallet.entries>['rows'][number]
export type Entry = inferOutput<typeof api.seller.wallet.entry>
export type Hold = inferOutput<typeof api.seller.wallet.holds>[number]
export type Quote = NonNullable<inferOutput<typeof api.seller.anticipations.quote>>
export type AnticipationRow = inferOutput<typeof api.seller.anticipations.list>['rows'][number]
export type Anticipation = inferOutput<typeof api.seller.anticipations.get>
export type MethodFees = inferOutput<typeof api.seller.fees.list>[number]
