import type { Currency } from '@balcao/domain/vocabulary'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { LegendMark } from '@balcao/ui/stacked-bar'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Releases } from './financial-data.ts'
import { ReleaseDays } from './release-days.tsx'
import { ReleaseWeeks } from './release-weeks.tsx'

/** Releases by day: a calendar where its cells have room for millions, otherwise a list of the days with a release. */
export function ReleasesCard({ currency }: { currency: Currency }) {
  const text = useMessages(financialCatalogue).releases
  const query = useQuery(api.seller.wallet.releases.queryOptions({ currency }))
  return (
    <Card className="@container grid gap-4 in-data-docked:hidden">
      <CardHeader
        title={text.title}
        detail={<span className="hidden @3xl:inline">{text.wholeUnits}</span>}
        action={
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <span className="flex items-center gap-1.5">
              <LegendMark color="var(--color-chart-2)" />
              {text.release}
            </span>
            <span className="flex items-center gap-1.5">
              <LegendMark color="var(--color-chart-3)" />
              {text.reserve}
            </span>
          </span>
        }
      />
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={{ isEmpty, element: <p className="text-muted">{text.none}</p> }}
      >
        {(releases) => (
          <>
            <div className="hidden @3xl:block">
              <ReleaseWeeks releases={releases} currency={currency} />
            </div>
            <div className="@3xl:hidden">
              <ReleaseDays releases={releases} currency={currency} />
            </div>
            <Later later={releases.later} currency={currency} />
          </>
        )}
      </QueryStates>
    </Card>
  )
}

function isEmpty({ days, later }: Releases): boolean {
  return [...days, later].every(({ releaseCents, reserveCents }) => releaseCents + reserveCents === 0)
}

function Later({ later, currency }: { later: Releases['later']; currency: Currency }) {
  const text = useMessages(financialCatalogue).releases
  const format = useFormat()
  const cents = later.releaseCents + later.reserveCents
  return cents === 0 ? null : (
    <p className="text-muted text-sm">{text.later(format.money(cents, currency))}</p>
  )
}
