import { sourceName } from '@balcao/domain/checkout/source-names'
import { Card, CardHeader } from '@balcao/ui/card'
import { joinClasses } from '@balcao/ui/join-classes'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { relativeChange } from '#kit/change.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'
import { ShareBars } from './share-bars.tsx'

const looks = { up: 'text-positive', down: 'text-negative', flat: 'text-muted' }

/** Sources of approved sales, each compared with the period before. */
export function SourcesCard({ data: { sources, current } }: { data: DashboardData }) {
  const text = useMessages(dashboardCatalogue).sources
  const format = useFormat()
  const changeOf = ({ grossCents, previousCents }: DashboardData['sources'][number]) => {
    const change = relativeChange({ now: grossCents, before: previousCents })
    if (!change) return <span className="text-muted">{text.isNew}</span>
    return <span className={joinClasses(looks[change.direction])}>{format.signedPercent(change.share)}</span>
  }
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader
        title={text.title}
        detail={text.detail}
        action={
          <Link
            to="/platform/reports"
            search={{ report: 'SOURCE' }}
            className="text-muted underline-offset-2 hover:text-default hover:underline"
          >
            {text.all}
          </Link>
        }
      />
      {sources.length === 0 ? (
        <p className="text-muted">{text.empty}</p>
      ) : (
        <ShareBars
          bars={sources.map((row) => ({
            id: row.source ?? '',
            label: row.source === null ? text.none : sourceName(row.source, format.locale),
            cents: row.grossCents,
            color: 'var(--color-chart-previous)',
            change: changeOf(row),
          }))}
          totalCents={current.grossCents}
        />
      )}
    </Card>
  )
}
