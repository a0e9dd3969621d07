import { Button } from '@balcao/ui/button'
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

const TestClock = lazy(async () => ({ default: (await import('./test-clock.tsx')).TestClock }))

const bandHeight = '2.75rem'

/** Band above every page in test mode, striped so that nobody takes its figures for money. */
export function TestModeBand({ liveUrl }: { liveUrl: string | null }) {
  const text = useMessages(coreCatalogue).testMode
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--visit-height', bandHeight)
    return () => {
      style.removeProperty('--visit-height')
    }
  }, [])
  return (
    <section
      aria-label={text.title}
      className="test-stripes fixed inset-x-0 top-0 z-40 flex h-(--visit-height) items-center gap-3 border-info border-b-2 px-4 text-info lg:px-7"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <strong>{text.title}.</strong> <span className="max-sm:hidden">{text.explain}</span>
      </p>
      {liveUrl !== null && (
        <Suspense fallback={null}>
          <TestClock liveUrl={liveUrl} />
        </Suspense>
      )}
      {liveUrl !== null && (
        <Button size="small" onClick={() => goLive(liveUrl)}>
          {text.leave}
        </Button>
      )}
    </section>
  )
}

/** The page loads anew from the live host: nothing that was read here remains. */
export function goLive(liveUrl: string): void {
  window.location.assign(`${liveUrl}/platform/dashboard`)
}
