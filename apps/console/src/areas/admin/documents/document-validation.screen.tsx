import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Input } from '@balcao/ui/input'
import { Kbd } from '@balcao/ui/kbd'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FileSearch, Search } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { useShortcut } from '#kit/use-shortcut.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import { isSent, type PaperName, type QueuedSeller, type SellerPapers } from './document.ts'
import { DocumentQueue } from './document-queue.tsx'
import { SellerReview } from './seller-review.tsx'
import { useOpenedPapers } from './use-opened-papers.ts'

const states = ['IN_REVIEW', 'REFUSED', 'APPROVED'] as const
type State = (typeof states)[number]

/**
 * Review of sellers' papers: the queue at the left, the paper in the middle, the decision at the right, and a
 * key for the next one.
 */
export function DocumentValidationScreen() {
  const text = useMessages(documentValidationCatalogue)
  const [search, change] = useSearchTexts()
  const state: State = states.find((known) => known === search.state) ?? 'IN_REVIEW'
  const words = useSettled(search.q)
  const queue = useQuery({
    ...api.admin.documents.queue.queryOptions({ state, search: words }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <Card isFlush>
        <div className="flex flex-wrap items-center gap-3 border-default border-b p-3">
          <SegmentedControl<State>
            label={text.filter}
            value={state}
            onChange={(state) => change({ state, seller: undefined, paper: undefined })}
            segments={states.map((value) => ({ value, label: text.states[value] }))}
          />
          <div className="min-w-0 flex-1 basis-56 sm:max-w-xs">
            <Input
              type="search"
              aria-label={text.search}
              placeholder={text.search}
              prefix={<Search />}
              value={search.q ?? ''}
              onChange={({ target }) =>
                change({ q: target.value || undefined, seller: undefined, paper: undefined })
              }
            />
          </div>
          <p className="ms-auto flex items-center gap-1.5 text-muted text-sm max-lg:hidden">
            {text.keys.map(([key, meaning]) => (
              <span key={key} className="inline-flex items-center gap-1">
                <Kbd>{key}</Kbd> {meaning}
              </span>
            ))}
          </p>
        </div>
        <QueryStates
          query={queue}
          skeleton={<Skeleton className="m-4 h-96" />}
          empty={{
            isEmpty: ({ rows }) => rows.length === 0,
            element: (
              <EmptyState
                icon={<FileSearch />}
                title={search.q ? text.none : text.empty[state].title}
                description={search.q ? undefined : text.empty[state].text}
              />
            ),
          }}
        >
          {({ rows, total }) => <Desk key={state} sellers={rows} total={total} />}
        </QueryStates>
      </Card>
    </>
  )
}

function Desk({ sellers, total }: { sellers: readonly QueuedSeller[]; total: number }) {
  const text = useMessages(documentValidationCatalogue)
  const [search, change] = useSearchTexts()
  const opened = useOpenedPapers()
  const chosen = search.seller ?? sellers[0]?.sellerId
  const papers = useQuery({
    ...api.admin.documents.ofSeller.queryOptions({ sellerId: chosen ?? '' }),
    enabled: chosen !== undefined,
  })
  const [viewer, lead] = useLead()
  const place = sellers.findIndex(({ sellerId }) => sellerId === chosen)
  const toSeller = (sellerId: string) => change({ seller: sellerId, paper: undefined })
  const walk = (by: 1 | -1) => {
    const next = sellers[place + by]
    if (next) toSeller(next.sellerId)
  }
  useShortcut('j', () => walk(1))
  useShortcut('k', () => walk(-1))
  function choosePaper(seller: SellerPapers, paper: PaperName) {
    change({ seller: chosen, paper })
    const wanted = seller.papers.filter(isSent).find((sent) => sent.paper === paper)
    if (wanted) void opened.open(wanted.documentId)
  }
  /** The next waiting paper of the same seller, otherwise the next seller of the queue. */
  function goOn(seller: SellerPapers, decided: PaperName) {
    lead()
    const waiting = seller.papers.filter(isSent).filter(({ state }) => state === 'IN_REVIEW')
    const next = waiting.find(({ paper }) => paper !== decided)
    if (next) return choosePaper(seller, next.paper)
    change({ seller: (sellers[place + 1] ?? sellers[place - 1])?.sellerId, paper: undefined })
  }
  return (
    <div className="grid lg:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)_19rem] 2xl:grid-cols-[17rem_minmax(0,1fr)_21rem]">
      <nav aria-label={text.queue} className="border-default max-lg:border-b lg:row-span-2">
        <DocumentQueue sellers={sellers} chosen={chosen} onChoose={toSeller} />
        {total > sellers.length && <p className="p-4 text-muted text-sm">{text.more(total)}</p>}
      </nav>
      <QueryStates query={papers} skeleton={<Skeleton className="m-4 h-96" />}>
        {(seller) => (
          <SellerReview
            viewer={viewer}
            seller={seller}
            wanted={search.paper}
            opened={opened}
            onChoose={(paper) => choosePaper(seller, paper)}
            onDecided={(decided) => goOn(seller, decided)}
          />
        )}
      </QueryStates>
    </div>
  )
}

/** A decision opens the next paper: the button that saved it disappears with its focus. */
function useLead() {
  const viewer = useRef<HTMLElement>(null)
  const isLed = useRef(false)
  useLayoutEffect(() => {
    if (!isLed.current || !viewer.current || document.activeElement !== document.body) return
    isLed.current = false
    viewer.current.focus({ preventScroll: true })
  })
  const lead = () => {
    isLed.current = true
  }
  return [viewer, lead] as const
}
