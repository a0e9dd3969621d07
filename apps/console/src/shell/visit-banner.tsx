import { Button } from '@balcao/ui/button'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import type { Session } from '#api/client.ts'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useNow } from '#kit/use-today.ts'

type Visit = NonNullable<Session['visit']>

const bannerHeight = '3rem'
const everyTenSeconds = 10_000
// The page reloads as the staff's: no data read as the seller remains in it.
const goBack = () => window.location.assign('/admin-root/manage-users')

/** Banner above every page while staff visit a seller's area, until the visit ends. */
export function VisitBanner({ visit, name }: { visit: Visit; name: string }) {
  const text = useMessages(coreCatalogue).visit
  const format = useFormat()
  const end = useAction(api.account.endVisit, { done: goBack })
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--visit-height', bannerHeight)
    return () => {
      style.removeProperty('--visit-height')
    }
  }, [])
  const isOver = useNow(everyTenSeconds) >= new Date(visit.endsAt)
  useEffect(() => {
    if (isOver) goBack()
  }, [isOver])
  const allowed = [text.readOnly, ...visit.actions.map((operation) => text.operation[operation])]
  return (
    <section
      aria-label={text.as(name)}
      className="fixed inset-x-0 top-0 z-40 flex h-(--visit-height) items-center gap-3 bg-returned px-4 text-(--color-surface) lg:px-7"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <strong>{text.as(name)}</strong>
        <span className="max-md:hidden">
          {' '}
          {format.list(allowed)} · {text.reason(visit.reason)}
        </span>
      </p>
      <span className="shrink-0 tabular-nums max-sm:hidden">{text.endsAt(format.time(visit.endsAt))}</span>
      <Button size="small" isBusy={end.isBusy} onClick={() => end.start()}>
        {text.end}
      </Button>
    </section>
  )
}
