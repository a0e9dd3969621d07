import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'

const askedEveryMs = 60_000

/**
 * The operator's oldest announcement that this administrator has to confirm. It stays on every page until
 * then.
 */
export function AnnouncementBanner() {
  const { shell } = useMessages(coreCatalogue)
  const { data = [] } = useQuery(
    api.notices.unacknowledged.queryOptions(undefined, {
      refetchInterval: askedEveryMs,
      staleTime: askedEveryMs,
    }),
  )
  const acknowledge = useAction(api.notices.acknowledge, { invalidates: [api.notices] })
  const [announcement] = data
  if (!announcement) return null
  const { id, kind, title, body } = announcement
  return (
    <section aria-label={shell.announcement}>
      <Banner
        tone={kind === 'INCIDENT' ? 'negative' : 'pending'}
        isFullBleed
        title={`${shell.announcementKind[kind]}: ${title}`}
        action={
          <Button
            size="small"
            isBusy={acknowledge.isBusy}
            onClick={() => acknowledge.start({ noticeId: id })}
          >
            {shell.acknowledge}
          </Button>
        }
      >
        <p className="wrap-anywhere max-w-prose whitespace-pre-line">{body}</p>
        {data.length > 1 && <p className="text-muted text-sm">{shell.moreAnnouncements(data.length - 1)}</p>}
      </Banner>
    </section>
  )
}
