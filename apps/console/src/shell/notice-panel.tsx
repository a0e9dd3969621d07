import { Button } from '@balcao/ui/button'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { BellOff } from 'lucide-react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import type { LateScreen } from './use-waiting.ts'

type Notice = inferOutput<typeof api.notices.list>[number]

/** The latest notices. One with a subject links to it; opening or marking it makes it read. */
export function NoticePanel({ late, onClose }: { late: readonly LateScreen[]; onClose: () => void }) {
  const { shell } = useMessages(coreCatalogue)
  const router = useRouter()
  const notices = useQuery(api.notices.list.queryOptions(undefined, { staleTime: 0 }))
  const markRead = useAction(api.notices.markRead, { invalidates: [api.notices] })
  const open = ({ id, path, isRead }: Notice) => {
    if (!isRead) markRead.start({ noticeId: id })
    if (path === null) return
    onClose()
    void router.navigate({ to: path })
  }
  return (
    <div className="grid max-h-[min(32rem,75dvh)] grid-rows-[auto_minmax(0,1fr)]">
      <header className="flex items-center justify-between gap-2 border-default border-b px-4 py-2.5">
        <h2 className="font-semibold text-base">{shell.bellTitle}</h2>
        {notices.data?.some(({ isRead }) => !isRead) && (
          <Button size="small" variant="ghost" isBusy={markRead.isBusy} onClick={() => markRead.start({})}>
            {shell.markAllRead}
          </Button>
        )}
      </header>
      <div className="overflow-y-auto">
        {late.length > 0 && (
          <section aria-label={shell.lateQueues} className="border-default border-b bg-negative-soft">
            <h3 className="px-4 pt-3 pb-1 font-medium text-negative text-sm">{shell.lateQueues}</h3>
            <ul className="pb-1.5">
              {late.map(({ address, title, count }) => (
                <li key={address}>
                  <Link
                    to={address}
                    onClick={onClose}
                    className="flex justify-between gap-3 px-4 py-1.5 hover:underline focus-visible:-outline-offset-2"
                  >
                    {title}
                    <span className="text-muted tabular-nums">{shell.waiting(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <QueryStates
          query={notices}
          skeleton={<Skeleton className="m-4 h-24" />}
          empty={{
            isEmpty: (all) => all.length === 0,
            element: (
              <EmptyState icon={<BellOff />} title={shell.bellEmpty} description={shell.bellEmptyText} />
            ),
          }}
        >
          {(all) => (
            <ul>
              {all.map((notice) => (
                <li key={notice.id} className="border-default border-b last:border-b-0">
                  <NoticeLine notice={notice} onOpen={() => open(notice)} />
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
      </div>
    </div>
  )
}

function NoticeLine({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { shell } = useMessages(coreCatalogue)
  const format = useFormat()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full gap-3 px-4 py-3 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span
        className={`mt-1.5 size-2 shrink-0 rounded-full ${notice.isRead ? 'bg-transparent' : 'bg-primary'}`}
      >
        {!notice.isRead && <span className="sr-only">{shell.unread}</span>}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className={notice.isRead ? 'text-muted' : 'font-medium'}>{notice.title}</span>
        {notice.body !== null && <span className="whitespace-pre-line text-muted">{notice.body}</span>}
        <time dateTime={notice.createdAt} className="text-faint text-xs">
          {format.dateTime(notice.createdAt)}
        </time>
      </span>
    </button>
  )
}
