import { Skeleton } from '@balcao/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { type OpenedPdf, openPdf } from './open-pdf.ts'
import { type Turn, TurnedSheet } from './turned-sheet.tsx'

type PaperPagesProps = {
  bytes: Blob
  label: (page: number, pages: number) => string
  fitWidth: number
  zoom: number
  turn: Turn
  onBroken: () => void
}

/**
 * A PDF rendered page by page into the screen. No file is created: neither the browser's own viewer nor its
 * disk gets a copy.
 */
export function PaperPages({ bytes, label, fitWidth, zoom, turn, onBroken }: PaperPagesProps) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null)
  useEffect(() => {
    let isWanted = true
    openPdf(bytes).then(
      (opened) => isWanted && setPdf(opened),
      () => isWanted && onBroken(),
    )
    return () => {
      isWanted = false
    }
  }, [bytes, onBroken])
  if (!pdf) return <Skeleton className="h-96 w-full" />
  const { pages } = pdf
  const width = fitWidth * zoom
  return (
    <div className="grid gap-4">
      {pages.map((page, place) => (
        <TurnedSheet key={page.number} width={width} height={width * page.ratio} turn={turn}>
          <DrawnPage page={page} width={fitWidth} label={label(place + 1, pages.length)} />
        </TurnedSheet>
      ))}
    </div>
  )
}

/** Rendered once, at twice its size: zooming in stays sharp without rendering again. */
const sharpness = 2

function DrawnPage({
  page,
  width,
  label,
}: {
  page: OpenedPdf['pages'][number]
  width: number
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void page.draw(canvas.current, width * sharpness)
  }, [page, width])
  return <canvas ref={canvas} role="img" aria-label={label} className="rounded-control bg-white" />
}
