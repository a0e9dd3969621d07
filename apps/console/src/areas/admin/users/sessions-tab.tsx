import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readDevice } from '#features/account-security/device-name.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useNow } from '#kit/use-today.ts'
import { usersCatalogue } from './catalogue.ts'
import { useChangeLock } from './change-lock.tsx'
import type { Seller } from './seller.ts'

/** The seller's sessions, and the button to end them all. */
export function SessionsTab({ seller }: { seller: Seller }) {
  const messages = useMessages(usersCatalogue)
  const text = messages.sessions
  const format = useFormat()
  const now = useNow()
  const lock = useChangeLock(seller)
  const query = useQuery(api.admin.users.sessions.queryOptions({ userId: seller.id }))
  const end = useAction(api.admin.users.endSessions, {
    proven: true,
    invalidates: [api.admin.users],
    done: text.ended,
  })
  const nameOf = (userAgent: string) => {
    const device = readDevice(userAgent)
    return device ? text.on(device.browser, device.system) : text.unknown
  }
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton className="h-32 w-full" />}
      empty={{
        isEmpty: (sessions) => sessions.length === 0,
        element: <p className="text-muted">{text.empty}</p>,
      }}
    >
      {(sessions) => (
        <div className="grid gap-4">
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {sessions.map(({ id, userAgent, ip, lastSeenAt }) => (
              <li key={id} className="grid px-3 py-2.5">
                {nameOf(userAgent)}
                <span className="text-muted text-sm">
                  {text.lastSeen(format.ago(lastSeenAt, now))} · {ip}
                </span>
              </li>
            ))}
          </ul>
          {lock === null && (
            <div>
              <ConfirmAction
                trigger={<Button className="text-negative">{text.end}</Button>}
                title={text.endTitle(seller.name)}
                description={text.endText}
                confirmLabel={text.end}
                isDangerous
                reason={{ isRequired: true, help: messages.reasonHelp }}
                onConfirm={({ reason }) => end.run({ userId: seller.id, reason })}
              />
            </div>
          )}
        </div>
      )}
    </QueryStates>
  )
}
