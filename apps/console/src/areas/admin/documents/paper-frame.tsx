import { Button } from '@balcao/ui/button'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { FileX, Lock } from 'lucide-react'
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useSession } from '#session/session.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { SentPaper } from './document.ts'
import { PaperPicture } from './paper-picture.tsx'
import type { Turn } from './turned-sheet.tsx'
import type { OpenedPaper } from './use-opened-papers.ts'

const PaperPages = lazy(async () => ({ default: (await import('./paper-pages.tsx')).PaperPages }))

type PaperFrameProps = {
  paper: SentPaper
  opened: OpenedPaper | undefined
  /** The paper was requested and could not be loaded. */
  hasFailed: boolean
  isBusy: boolean
  zoom?: number
  turn?: Turn
  onOpen: () => void
}

/** One paper: locked until a reviewer opens it, then rendered with the reviewer's name over it. */
export function PaperFrame({
  paper,
  opened,
  hasFailed,
  isBusy,
  zoom = 1,
  turn = 0,
  onOpen,
}: PaperFrameProps) {
  const text = useMessages(documentValidationCatalogue)
  const label = text.paper[paper.paper]
  const [broken, setBroken] = useState<string | null>(null)
  const onBroken = useCallback(() => setBroken(paper.documentId), [paper.documentId])
  const [box, width] = useWidth()
  useFocusOnceOpened(box, opened !== undefined)
  const shown = { fitWidth: width, zoom, turn, onBroken }
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className="relative min-w-0 flex-1">
      {opened === undefined ? (
        <EmptyState
          icon={<Lock />}
          title={label}
          description={hasFailed ? text.viewer.failed : text.viewer.locked}
          action={
            <Button onClick={onOpen} isBusy={isBusy}>
              {text.viewer.open}
            </Button>
          }
        />
      ) : broken === paper.documentId ? (
        <EmptyState icon={<FileX />} title={text.viewer.broken.title} description={text.viewer.broken.text} />
      ) : (
        <>
          {width > 0 &&
            (paper.contentType === 'application/pdf' ? (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <PaperPages
                  {...shown}
                  bytes={opened.bytes}
                  label={(page, pages) => text.viewer.page(label, page, pages)}
                />
              </Suspense>
            ) : (
              <PaperPicture {...shown} url={opened.url} label={label} />
            ))}
          <SeenBy />
        </>
      )}
    </section>
  )
}

/** The button that opened the paper disappears, so the focus moves to the paper. */
function useFocusOnceOpened(box: { current: HTMLElement | null }, isOpened: boolean): void {
  const wasOpened = useRef(isOpened)
  useLayoutEffect(() => {
    if (isOpened && !wasOpened.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
    wasOpened.current = isOpened
  }, [box, isOpened])
}

/** Watermark with the reviewer's name: a photo of the screen shows whose screen it was. */
function SeenBy() {
  const text = useMessages(documentValidationCatalogue)
  const { user } = useSession()
  const format = useFormat()
  const [at] = useState(() => new Date())
  const words = text.viewer.seenBy(user.name, format.dateTime(at))
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid overflow-hidden">
      <p className="-rotate-12 m-auto whitespace-nowrap rounded-small bg-black/25 px-2 font-medium text-white/90 text-xs">
        {words}
      </p>
    </div>
  )
}

function useWidth() {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [box, width] as const
}
