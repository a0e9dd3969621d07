import { IconButton } from '@balcao/ui/icon-button'
import { joinClasses } from '@balcao/ui/join-classes'
import { Popover } from '@balcao/ui/popover'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { LateScreen } from './use-waiting.ts'

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }))

const askedEveryMs = 60_000
const shownMax = 99

/** Number of unread notices and of overdue queues; the notices are loaded when the bell is opened. */
export function NoticeBell({ late }: { late: readonly LateScreen[] }) {
  const { shell } = useMessages(coreCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  const { data: unreadNotices = 0 } = useQuery(
    api.notices.unread.queryOptions(undefined, { refetchInterval: askedEveryMs, staleTime: askedEveryMs }),
  )
  const unread = unreadNotices + late.length
  return (
    <Popover
      label={shell.bellTitle}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-96 p-0!"
      trigger={
        <IconButton label={shell.bell(unread)} className="relative">
          <Bell className="size-5!" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className={joinClasses(
                late.length > 0 ? 'bg-negative text-on-negative' : 'bg-primary text-on-primary',
                'absolute -end-0.5 -top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 font-semibold text-[0.6875rem] tabular-nums',
              )}
            >
              {Math.min(unread, shownMax)}
            </span>
          )}
        </IconButton>
      }
    >
      <Suspense fallback={<Skeleton className="m-4 h-24" />}>
        <NoticePanel late={late} onClose={() => setIsOpen(false)} />
      </Suspense>
    </Popover>
  )
}
