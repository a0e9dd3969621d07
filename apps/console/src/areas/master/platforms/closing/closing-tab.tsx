import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { ClosingStatus } from './closing-status.tsx'
import { Creditors } from './creditors.tsx'
import { ExportFiles } from './export-files.tsx'
import { OpenThings } from './open-things.tsx'
import { PayoutPlan } from './payout-plan.tsx'

const waitingRefreshMs = 2_000

/**
 * The closing of a platform: the decision, the creditors and the money for them, open items, and a full
 * export.
 */
export function ClosingTab({ platform }: { platform: PlatformPage }) {
  const { platformId } = platform
  const closing = useQuery(
    api.master.closing.get.queryOptions(
      { platformId },
      {
        refetchInterval: ({ state: { data } }) =>
          data?.exports.some(({ state }) => state === 'WAITING') ? waitingRefreshMs : false,
      },
    ),
  )
  return (
    <QueryStates query={closing} skeleton={<Skeleton className="h-60 w-full" />}>
      {(page) => (
        <div className="grid grid-cols-1 gap-4">
          <ClosingStatus platform={platform} page={page} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <PayoutPlan plan={page.plan} />
            <OpenThings page={page} />
          </div>
          <Creditors platformId={platformId} />
          <ExportFiles platformId={platformId} files={page.exports} />
        </div>
      )}
    </QueryStates>
  )
}
