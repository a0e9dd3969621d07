import { SegmentedControl } from '@balcao/ui/segmented-control'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { checkoutFrameCatalogue } from './catalogue.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths
const frameHeight = 720

type CheckoutFrameProps = {
  /** Address of the preview; it changes with every shown state. */
  src: string
  /** Further choices beside the width. */
  choices?: ReactNode
}

/**
 * A buyer's page rendered by the server, at three widths and scaled to the available space. The page's own
 * policy runs no script and sends no form, so nothing can be bought in it.
 */
export function CheckoutFrame({ src, choices }: CheckoutFrameProps) {
  const text = useMessages(checkoutFrameCatalogue)
  const [width, setWidth] = useState<Width>('phone')
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const frame = usePageInPlace(src)
  const scale = room === 0 ? 1 : Math.min(1, room / widths[width])
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-3">
      {choices}
      <SegmentedControl
        label={text.widths}
        isFullWidth
        segments={(Object.keys(widths) as Width[]).map((name) => ({ value: name, label: text[name] }))}
        value={width}
        onChange={setWidth}
      />
      <div
        ref={box}
        className="overflow-hidden rounded-card border border-default bg-sunken"
        style={{ height: frameHeight }}
      >
        <iframe
          {...frame}
          title={text.title}
          className="mx-auto block origin-top-left bg-white"
          style={{
            width: widths[width],
            height: frameHeight / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - widths[width] * scale) / 2),
          }}
        />
      </div>
    </section>
  )
}

/** Replaces the page of a frame without a white flash, a history entry or a lost scroll position. */
function usePageInPlace(src: string) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [first] = useState(src)
  const shown = useRef(src)
  const place = useRef(0)
  useEffect(() => {
    const page = ref.current?.contentWindow
    if (!page || shown.current === src) return
    shown.current = src
    place.current = page.scrollY
    page.location.replace(src)
  }, [src])
  return { ref, src: first, onLoad: () => ref.current?.contentWindow?.scrollTo(0, place.current) }
}
