import { Skeleton } from '@balcao/ui/skeleton'
import type { ComponentProps } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { platformDashboardCatalogue } from './catalogue.ts'

type ChartOfListProps = {
  /** Null if the days are too many for a chart, undefined until it is known. */
  data: ComponentProps<typeof MoneyByDayCard>['data'] | null | undefined
  text: { title: string; titleToday: string }
}

/** Daily sums of a list of sellers, with the texts of the dashboard's chart. */
export function ChartOfList({ data, text }: ChartOfListProps) {
  const { volume } = useMessages(platformDashboardCatalogue)
  if (data === null) return null
  return data ? (
    <MoneyByDayCard data={data} text={{ ...volume, ...text }} />
  ) : (
    <Skeleton className="h-80 w-full" />
  )
}
