import { joinClasses } from '@balcao/ui/join-classes'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { QueuedSeller } from './document.ts'

const icons = { IN_REVIEW: Clock, APPROVED: CircleCheck, REFUSED: CircleX, REPLACED: Clock }
const colours = {
  IN_REVIEW: 'text-pending',
  APPROVED: 'text-positive',
  REFUSED: 'text-negative',
  REPLACED: 'text-muted',
}

type DocumentQueueProps = {
  sellers: readonly QueuedSeller[]
  chosen: string | undefined
  onChoose: (sellerId: string) => void
}

/** Sellers in the order of review, each with the papers they sent. */
export function DocumentQueue({ sellers, chosen, onChoose }: DocumentQueueProps) {
  const text = useMessages(documentValidationCatalogue)
  const format = useFormat()
  const now = useNow()
  return (
    <ul className="max-h-64 divide-y divide-(--color-border) overflow-y-auto lg:max-h-none">
      {sellers.map(({ sellerId, name, personKind, sentAt, papers }) => (
        <li key={sellerId}>
          <button
            type="button"
            aria-current={sellerId === chosen ? 'true' : undefined}
            onClick={() => onChoose(sellerId)}
            className={joinClasses(
              'grid w-full gap-1 border-transparent border-s-3 px-4 py-3 text-start hover:bg-sunken',
              sellerId === chosen && 'border-primary bg-primary-soft hover:bg-primary-soft',
            )}
          >
            <span className="wrap-anywhere font-semibold">{name}</span>
            <span className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
              {text.personKind[personKind]}
              {sentAt !== null && <time dateTime={sentAt}>{format.ago(sentAt, now)}</time>}
            </span>
            <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              {papers.map(({ paper, state }) => {
                const Icon = icons[state]
                return (
                  <span key={paper} className="inline-flex items-center gap-1">
                    <Icon
                      aria-label={text.state[state]}
                      className={joinClasses('size-3.5', colours[state])}
                    />
                    {text.shortPaper[paper]}
                  </span>
                )
              })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
