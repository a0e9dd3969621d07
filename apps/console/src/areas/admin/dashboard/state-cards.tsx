import type { Currency } from '@balcao/domain/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { AcquirersCard } from '#features/acquirers/acquirers-card.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { AlertsCard } from './alerts-card.tsx'
import { StateSkeleton } from './dashboard-skeleton.tsx'
import { PositionCard } from './position-card.tsx'
import { QueuesCard } from './queues-card.tsx'

/** Two columns, so that no card waits for a taller neighbour; below each other the alerts come before the queues. */
const columnClasses = 'contents *:last:order-1 xl:grid xl:grid-cols-1 xl:gap-4'

/** Present state of the platform, whatever the chosen period. */
export function StateCards({ currency }: { currency: Currency }) {
  const query = useQuery(api.admin.reports.state.queryOptions({ currency }))
  return (
    <QueryStates query={query} skeleton={<StateSkeleton />}>
      {(state) => (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[2fr_1fr] xl:items-start">
          <div className={columnClasses}>
            <PositionCard state={state} />
            <QueuesCard queues={state.queues} />
          </div>
          <div className={columnClasses}>
            <AlertsCard alerts={state.alerts} />
            <AcquirersCard acquirers={state.acquirers} />
          </div>
        </div>
      )}
    </QueryStates>
  )
}
