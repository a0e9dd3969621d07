import { Banner } from '@balcao/ui/banner'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { Ref } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import { isSent, type PaperName, type SellerPapers } from './document.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { PaperDecision } from './paper-decision.tsx'
import { RegisteredData } from './registered-data.tsx'
import type { useOpenedPapers } from './use-opened-papers.ts'

const paperTones = { IN_REVIEW: 'pending', APPROVED: 'positive', REFUSED: 'negative' } as const

type SellerReviewProps = {
  viewer: Ref<HTMLElement>
  seller: SellerPapers
  wanted: string | undefined
  opened: ReturnType<typeof useOpenedPapers>
  onChoose: (paper: PaperName) => void
  onDecided: (decided: PaperName) => void
}

/** The papers of one seller: the viewer, the registered data, and the decision about the shown paper. */
export function SellerReview({ viewer, seller, wanted, opened, onChoose, onDecided }: SellerReviewProps) {
  const text = useMessages(documentValidationCatalogue)
  const format = useFormat()
  const sent = seller.papers.filter(isSent)
  const shown =
    sent.find(({ paper }) => paper === wanted) ?? sent.find(({ state }) => state === 'IN_REVIEW') ?? sent[0]
  if (!shown) return null
  return (
    <>
      <div className="min-w-0 border-default lg:border-s">
        <DocumentViewer ref={viewer} papers={sent} shown={shown} opened={opened} onChoose={onChoose} />
      </div>
      <aside className="grid content-start gap-4 border-default p-4 max-lg:border-t lg:row-span-2 lg:border-s">
        <header className="grid gap-1">
          <p className="text-muted text-sm">
            {text.decision.tryNumber(shown.tries)}
            {shown.sentAt !== null && ` · ${format.dateTime(shown.sentAt)}`}
          </p>
          <h2 className="font-semibold text-lg">{seller.name}</h2>
          <p className="text-muted">{text.paper[shown.paper]}</p>
        </header>
        {seller.refusals
          .filter(({ paper }) => paper === shown.paper)
          .map(({ refusal, note, at, by }) => (
            <Banner key={at} tone="pending">
              {text.decision.before(
                refusal === null ? '' : text.refusal[refusal],
                by ?? '',
                at === null ? '' : format.date(at),
              )}
              {note !== null && ` ${note}`}
            </Banner>
          ))}
        {shown.state === 'IN_REVIEW' ? (
          <PaperDecision
            key={shown.documentId}
            sellerName={seller.name}
            paper={shown}
            isOpened={opened.paperOf(shown.documentId) !== undefined}
            onDecided={() => onDecided(shown.paper)}
          />
        ) : (
          <Decided paper={shown} />
        )}
        <ul className="divide-y divide-(--color-border) border-default border-t">
          {seller.papers.map(({ paper, state }) => (
            <li key={paper} className="flex items-center justify-between gap-3 py-2.5">
              {text.paper[paper]}
              {state === null ? (
                <span className="text-muted text-sm">{text.notSent}</span>
              ) : (
                <StatusBadge tone={paperTones[state]}>{text.state[state]}</StatusBadge>
              )}
            </li>
          ))}
        </ul>
      </aside>
      <div className="border-default max-lg:border-t lg:border-s">
        <RegisteredData seller={seller} />
      </div>
    </>
  )
}

function Decided({ paper }: { paper: SellerPapers['papers'][number] }) {
  const text = useMessages(documentValidationCatalogue)
  const format = useFormat()
  const { state, refusal, refusalNote, reviewedAt } = paper
  if (state === null) return null
  return (
    <p>
      {text.state[state]}
      {refusal !== null && `: ${text.refusal[refusal]}`}
      {reviewedAt !== null && ` · ${format.dateTime(reviewedAt)}`}
      {refusalNote !== null && <span className="block text-muted">{refusalNote}</span>}
    </p>
  )
}
