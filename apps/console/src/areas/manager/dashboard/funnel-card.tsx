import { Card, CardHeader } from '@balcao/ui/card'
import { Progress } from '@balcao/ui/progress'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

/** Number of sellers at each stage. Those stuck at a stage are one click away. */
export function FunnelCard({ portfolio }: { portfolio: DashboardData['portfolio'] }) {
  const text = useMessages(managerDashboardCatalogue).funnel
  const format = useFormat()
  const { funnel, sellers: all } = portfolio
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader title={text.title} detail={text.detail} />
      <ol className="grid grid-cols-1 gap-3.5">
        {funnel.map(({ stage, sellers, noFurther }) => {
          const share = all === 0 ? 0 : sellers / all
          const figures = text.of(format.integer(sellers), format.percent(share))
          return (
            <li key={stage} className="grid grid-cols-1 gap-1.5 text-sm">
              <p className="flex justify-between gap-3">
                <span>{text.step[stage]}</span>
                <span className="shrink-0 tabular-nums">{figures}</span>
              </p>
              <Progress label={`${text.step[stage]}: ${figures}`} value={share} />
              {stage !== 'SALE' && noFurther > 0 && (
                <Link
                  to="/manager-root/manager-users"
                  search={{ stage }}
                  className="w-fit rounded-small text-muted text-xs underline underline-offset-4"
                >
                  {text.stuck(noFurther)}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
