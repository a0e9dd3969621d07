import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths
const frameHeight = 720

type PreviewFrameProps = {
  offerId: string
  /** Another one for each stored draft: the frame then shows it. */
  version: string
}

/**
 * The buyer's own page with the draft, drawn by the server at three widths and scaled to the room there is. The page's own policy
 * runs no script and sends no form, so nothing can be bought in it.
 */
export function PreviewFrame({ offerId, version }: PreviewFrameProps) {
  const { preview: text } = useMessages(checkoutBuilderCatalogue)
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
  const scale = room === 0 ? 1 : Math.min(1, room / widths[width])
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-3">
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
          key={version}
          title={text.title}
          src={`/checkout-preview/${offerId}?draft=${encodeURIComponent(version)}`}
          className="mx-auto block origin-top-left bg-white"
          style={{
            width: widths[width],
            height: frameHeight / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - widths[width] * scale) / 2),
          }}
        />
      </div>
      <p className="text-muted text-sm">{text.note}</p>
    </section>
  )
}
