import type { ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'
import { isPeriodPreset, type Period, type PeriodPreset } from './period.ts'
import { PeriodPicker } from './period-picker.tsx'
import { type QueryLike, QueryStates } from './query-states.tsx'

export type DashboardPageProps<Data> = {
  title: string
  purpose: string
  period: Period
  onPeriod: (period: PeriodPreset) => void
  /** Present if any days can be chosen, and not only the presets. */
  onDays?: (days: { from: string; to: string }) => void
  /** Filters beside the period. */
  filters?: ReactNode
  actions?: ReactNode
  query: QueryLike<Data>
  skeleton: ReactNode
  empty?: { isEmpty: (data: Data) => boolean; element: ReactNode }
  children: (data: Data) => ReactNode
}

/** Figures of a period, with the four states of a query. */
export function DashboardPage<Data>(props: DashboardPageProps<Data>) {
  const choose = (period: Period) => {
    if (typeof period !== 'string') props.onDays?.(period)
    else if (isPeriodPreset(period)) props.onPeriod(period)
  }
  const { data } = props.query
  const hasNothing = data !== undefined && props.empty?.isEmpty(data) === true
  return (
    <>
      <PageHeader
        title={props.title}
        purpose={props.purpose}
        actions={
          <>
            {!hasNothing && props.filters}
            {!hasNothing && (
              <PeriodPicker value={props.period} onChange={choose} hasCustom={props.onDays !== undefined} />
            )}
            {props.actions}
          </>
        }
      />
      <QueryStates query={props.query} skeleton={props.skeleton} {...(props.empty && { empty: props.empty })}>
        {props.children}
      </QueryStates>
    </>
  )
}
