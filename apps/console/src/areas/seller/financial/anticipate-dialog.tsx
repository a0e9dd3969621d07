import { Banner } from '@balcao/ui/banner'
import { Dialog } from '@balcao/ui/dialog'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { AnticipateChoice } from './anticipate-choice.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Quote } from './financial-data.ts'

type AnticipateDialogProps = { onClose: () => void; onAsked: (anticipationId: string) => void }

/** Sells pending balances to the platform: by days, with the price of each before the confirmation. */
export function AnticipateDialog({ onClose, onAsked }: AnticipateDialogProps) {
  const text = useMessages(financialCatalogue)
  const core = useMessages(coreCatalogue)
  const query = useQuery(api.seller.anticipations.quote.queryOptions({}))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={core.action.close}
      title={text.anticipate.title}
      description={text.anticipate.text}
    >
      <QueryStates query={query} skeleton={<Skeleton className="h-56 w-full" />}>
        {(quote) =>
          quote !== null && quote.lots.length > 0 && quote.debtCents === 0 && !quote.isBlocked ? (
            <AnticipateChoice offered={quote} onAsked={onAsked} />
          ) : (
            <Obstacle quote={quote} />
          )
        }
      </QueryStates>
    </Dialog>
  )
}

function Obstacle({ quote }: { quote: Quote | null }) {
  const { anticipate } = useMessages(financialCatalogue)
  const { withdraw } = useMessages(withdrawalsCatalogue)
  const format = useFormat()
  if (quote === null)
    return (
      <Banner tone="info" title={anticipate.unavailableTitle}>
        {anticipate.unavailable}
      </Banner>
    )
  if (quote.isBlocked)
    return (
      <Banner tone="pending" title={withdraw.blockedTitle}>
        {withdraw.blocked}
      </Banner>
    )
  if (quote.debtCents > 0)
    return (
      <Banner tone="negative" title={withdraw.debtTitle}>
        {withdraw.debt(format.money(quote.debtCents, quote.currency))}
      </Banner>
    )
  return (
    <Banner tone="info" title={anticipate.nothingTitle}>
      {anticipate.nothing}
    </Banner>
  )
}
