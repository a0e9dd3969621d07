import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useEffect, useState } from 'react'
import { api, type Session } from '#api/client.ts'
import { queueScreens } from '#areas/admin/dashboard/queue-screens.ts'

type QueueName = inferOutput<typeof api.waiting.count>[number]['name']

/** Open tasks behind one line of the menu. */
export type Waiting = { count: number; isLate: boolean }

/** A staff screen with tasks older than a day. */
export type LateScreen = { address: string; title: string; count: number }

const askedEveryMs = 60_000
/** The page's own queries are sent first: in the same batch they would wait for this one. */
const afterPageMs = 1_000

const sellersScreens: Partial<Record<QueueName, string>> = {
  refundRequests: '/platform/refunds',
  openDisputes: '/platform/refunds',
  affiliateRequests: '/platform/my-affiliates',
  coProductionInvitations: '/platform/co-production',
}

const addressOf = (name: QueueName): string | undefined =>
  sellersScreens[name] ??
  (name in queueScreens ? queueScreens[name as keyof typeof queueScreens].to : undefined)

/** Open tasks of the signed-in person, by the address of their screen. */
export function useWaiting({ area, visit }: Session): ReadonlyMap<string, Waiting> {
  const isAsked = useAfterPage()
  const hasQueues = (area === 'SELLER' && !visit) || area === 'ADMIN'
  const { data = [] } = useQuery(
    api.waiting.count.queryOptions(undefined, {
      enabled: isAsked && hasQueues,
      refetchInterval: askedEveryMs,
      staleTime: askedEveryMs,
    }),
  )
  const waiting = new Map<string, Waiting>()
  for (const { name, count, isLate } of data) {
    const address = addressOf(name)
    if (address === undefined) continue
    const known = waiting.get(address)
    waiting.set(address, { count: (known?.count ?? 0) + count, isLate: isLate || known?.isLate === true })
  }
  return waiting
}

function useAfterPage(): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), afterPageMs)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
