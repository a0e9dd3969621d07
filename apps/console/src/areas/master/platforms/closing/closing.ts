import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ClosingPage = inferOutput<typeof api.master.closing.get>
export type Closing = NonNullable<ClosingPage['closing']>
export type PlanOfCurrency = ClosingPage['plan'][number]

/** The platform continues: no closing was proposed, or the proposal was canceled. */
export function isGoingOn(closing: Closing | null): boolean {
  return closing === null || closing.state === 'CALLED_OFF' || closing.state === 'LAPSED'
}
