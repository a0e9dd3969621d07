import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { PageHeader } from '../../../kit/page-header.tsx'
import { QueryStates } from '../../../kit/query-states.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { masterDashboardCatalogue } from './catalogue.ts'
import { countStuck, type Overview, sumSold } from './overview.ts'
import { PlatformsTable } from './platforms-table.tsx'
import { PreviousAccess } from './previous-access.tsx'

export function MasterDashboardScreen() {
  const text = useMessages(masterDashboardCatalogue)
  const overview = useQuery(api.master.platforms.overview.queryOptions({}))
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <QueryStates
        query={overview}
        skeleton={<Skeleton className="h-80 w-full rounded-card" />}
        empty={{
          isEmpty: ({ platforms }) => platforms.length === 0,
          element: <EmptyState icon={<Building2 />} title={text.empty.title} description={text.empty.text} />,
        }}
      >
        {(shown) => (
          <div className="grid grid-cols-1 gap-4">
            <Figures overview={shown} />
            <PlatformsTable platforms={shown.platforms} />
            <ApprovalCard approval={shown.approval} />
            <PreviousAccess />
          </div>
        )}
      </QueryStates>
    </>
  )
}

function Figures({ overview }: { overview: Overview }) {
  const { tile: text } = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  const { platforms } = overview
  const [main, ...others] = sumSold(overview)
  const active = platforms.filter(({ state }) => state !== 'SETTING_UP').length
  const sellers = platforms.reduce((sum, platform) => sum + platform.sellers, 0)
  return (
    <QuietTiles
      figures={[
        {
          id: 'sold',
          label: text.sold,
          value: main ? format.money(main.cents, main.currency) : '—',
          detail: others.map(({ cents, currency }) => format.money(cents, currency)).join(' · '),
        },
        {
          id: 'platforms',
          label: text.platforms,
          value: format.integer(platforms.length),
          detail: text.active(active),
        },
        { id: 'sellers', label: text.sellers, value: format.integer(sellers) },
        {
          id: 'stuck',
          label: text.stuck,
          value: format.integer(countStuck(overview)),
          detail: text.stuckDetail,
        },
      ]}
    />
  )
}
