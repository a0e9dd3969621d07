import { Button } from '@balcao/ui/button'
import { FlaskConical } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { testModeCatalogue } from './catalogue.ts'
import { goLive } from './go-live.ts'
import { TestClock } from './test-clock.tsx'

const bandHeight = '2.75rem'

/** Band above every page in test mode, striped so that its figures are not mistaken for money. */
export function TestModeBand({ liveUrl }: { liveUrl: string | null }) {
  const { testMode: title } = useMessages(coreCatalogue)
  const text = useMessages(testModeCatalogue)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--visit-height', bandHeight)
    return () => {
      style.removeProperty('--visit-height')
    }
  }, [])
  return (
    <section
      aria-label={title}
      className="test-stripes fixed inset-x-0 top-0 z-40 flex h-(--visit-height) items-center gap-3 border-info border-b-2 px-4 text-info lg:px-7"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <strong>{title}.</strong> <span className="max-sm:hidden">{text.explain}</span>
      </p>
      {liveUrl !== null && (
        <>
          <TestClock liveUrl={liveUrl} />
          <Button size="small" onClick={() => goLive(liveUrl)}>
            {text.leave}
          </Button>
        </>
      )}
    </section>
  )
}
