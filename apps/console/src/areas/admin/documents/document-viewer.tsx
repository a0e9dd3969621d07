import { IconButton } from '@balcao/ui/icon-button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Columns2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useShortcut } from '#kit/use-shortcut.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { PaperName, SentPaper } from './document.ts'
import { PaperFrame } from './paper-frame.tsx'
import type { Turn } from './turned-sheet.tsx'
import type { useOpenedPapers } from './use-opened-papers.ts'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const nextTurn: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 }

/**
 * View of one document; every other document starts with the default view. It is state instead of a remount, so that
 * the control that chose the document keeps the focus.
 */
type Look = { documentId: string; zoom: number; turn: Turn; isBeside: boolean }

type DocumentViewerProps = {
  ref: Ref<HTMLElement>
  papers: readonly SentPaper[]
  shown: SentPaper
  opened: ReturnType<typeof useOpenedPapers>
  onChoose: (paper: PaperName) => void
}

/** One paper of a seller, zoomed, rotated, or beside the other photo of the same face. */
export function DocumentViewer({ ref, papers, shown, opened, onChoose }: DocumentViewerProps) {
  const messages = useMessages(documentValidationCatalogue)
  const text = messages.viewer
  const format = useFormat()
  const { documentId } = shown
  const [latest, setLatest] = useState<Look | null>(null)
  const look: Look =
    latest?.documentId === documentId ? latest : { documentId, zoom: 1, turn: 0, isBeside: false }
  const { zoom, turn, isBeside } = look
  const other = papers.find(({ paper }) => paper === counterpartOf(shown.paper))
  const step = (by: 1 | -1) => setLatest({ ...look, zoom: zooms[zooms.indexOf(zoom) + by] ?? zoom })
  const turnOn = () => setLatest({ ...look, turn: nextTurn[turn] })
  const place = papers.indexOf(shown)
  const walk = (by: 1 | -1) => {
    const next = papers[place + by]
    if (next) onChoose(next.paper)
  }
  function showBeside() {
    if (!other) return
    setLatest({ ...look, isBeside: !isBeside })
    if (!isBeside) void opened.open(other.documentId)
  }
  useShortcut('ArrowLeft', () => walk(-1))
  useShortcut('ArrowRight', () => walk(1))
  useShortcut('z', () => (zoom >= 2 ? setLatest({ ...look, zoom: 1 }) : step(1)))
  useShortcut('g', turnOn)
  useShortcut('c', showBeside)
  const frames = isBeside && other ? [shown, other] : [shown]
  return (
    <section aria-label={text.title} className="grid min-w-0 grid-cols-1">
      <div className="flex flex-wrap items-center justify-between gap-2 border-default border-b p-3">
        <div className="max-w-full overflow-x-auto">
          <SegmentedControl
            label={text.papers}
            segments={papers.map(({ paper }) => ({ value: paper, label: messages.shortPaper[paper] }))}
            value={shown.paper}
            onChange={onChoose}
          />
        </div>
        <div className="flex items-center gap-1">
          <IconButton
            label={text.smaller}
            variant="ghost"
            onClick={() => step(-1)}
            disabled={zoom === zooms[0]}
          >
            <ZoomOut />
          </IconButton>
          <span className="w-11 text-center text-muted text-sm tabular-nums">
            {format.basisPoints(zoom * 10_000)}
          </span>
          <IconButton
            label={text.larger}
            variant="ghost"
            onClick={() => step(1)}
            disabled={zoom === zooms.at(-1)}
          >
            <ZoomIn />
          </IconButton>
          <IconButton label={text.turn} variant="ghost" onClick={turnOn}>
            <RotateCw />
          </IconButton>
          {other && (
            <IconButton label={text.beside} variant="ghost" aria-pressed={isBeside} onClick={showBeside}>
              <Columns2 />
            </IconButton>
          )}
        </div>
      </div>
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the box is scrolled by the keyboard.
        tabIndex={0}
        aria-label={messages.paper[shown.paper]}
        className="h-[26rem] overflow-auto bg-sunken p-4 xl:h-[30rem]"
      >
        <div className="flex min-h-full items-center gap-4">
          {frames.map((paper) => (
            <PaperFrame
              key={paper.documentId}
              paper={paper}
              opened={opened.paperOf(paper.documentId)}
              hasFailed={opened.hasFailed(paper.documentId)}
              isBusy={opened.isBusy}
              zoom={zoom}
              turn={turn}
              onOpen={() => void opened.open(paper.documentId)}
            />
          ))}
        </div>
      </section>
    </section>
  )
}

function counterpartOf(paper: PaperName): PaperName {
  return paper === 'photoDocument' ? 'photoPersonWithDocument' : 'photoDocument'
}
