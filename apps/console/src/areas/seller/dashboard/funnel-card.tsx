import { Card, CardHeader } from '@balcao/ui/card'
import { Progress } from '@balcao/ui/progress'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { pointsChange, rate } from '#kit/change.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

const stages = ['visits', 'starts', 'payments', 'approved'] as const

/** Visitors of a checkout by the step they reached. */
export function FunnelCard({ funnel }: { funnel: DashboardData['funnel'] }) {
  const words = useMessages(dashboardCatalogue)
  const { funnel: text } = words
  const format = useFormat()
  if (!funnel)
    return (
      <Card className="grid grid-cols-1 content-start gap-4">
        <CardHeader title={text.title} />
        <p className="text-muted">{text.none}</p>
      </Card>
    )
  const { current, previous, since } = funnel
  const conversion = rate(current.approved, current.visits)
  const change = pointsChange({
    now: conversion,
    before: previous && rate(previous.approved, previous.visits),
  })
  const widest = Math.max(1, ...stages.map((stage) => current[stage]))
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader
        title={text.title}
        detail={
          conversion !== null && (
            <>
              {text.conversion(format.percent(conversion))}
              {change && ` (${words.points(format.signedPoints(change.share))})`}
            </>
          )
        }
      />
      <ol className="grid grid-cols-1 gap-3.5">
        {stages.map((stage) => {
          const share = rate(current[stage], current.visits)
          const count = format.integer(current[stage])
          const figures =
            stage === 'visits' || share === null ? count : text.figures(count, format.percent(share))
          return (
            <li key={stage} className="grid grid-cols-1 gap-1.5 text-sm">
              <p className="flex justify-between gap-3">
                <span className="truncate">{text.stage[stage]}</span>
                <span className="shrink-0 tabular-nums">{figures}</span>
              </p>
              <Progress label={`${text.stage[stage]}: ${figures}`} value={current[stage] / widest} />
            </li>
          )
        })}
      </ol>
      <p className="text-faint text-xs">
        {text.note} {since !== null && text.since(format.dateTime(since))}
      </p>
    </Card>
  )
}
