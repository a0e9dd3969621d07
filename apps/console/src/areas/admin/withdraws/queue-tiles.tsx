import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type OtherSums, type PurseName, purses, withOthers } from './withdrawal.ts'

/** Length and age of the queue, whatever the list's filter. */
export function QueueTiles({ of }: { of: PurseName }) {
  const text = useMessages(withdrawsCatalogue).tile
  const format = useFormat()
  const now = useNow()
  const { data } = useQuery(purses[of].procedures.sum.queryOptions())
  if (!data) return <Skeleton className="h-24 w-full" />
  const { inReview, approved, sent, paidToday, personNeeded } = data
  const onTheWay = {
    count: approved.count + sent.count,
    amountCents: approved.amountCents + sent.amountCents,
    others: [...approved.others, ...sent.others],
  }
  const detailOf = (detail: string, others: OtherSums) => withOthers(detail, others, format)
  return (
    <QuietTiles
      figures={[
        {
          id: 'waiting',
          label: text.waiting,
          value: format.money(inReview.amountCents),
          detail: detailOf(text.count(inReview.count), inReview.others),
        },
        {
          id: 'oldest',
          label: text.oldest,
          value: inReview.oldestAt === null ? '—' : format.ago(inReview.oldestAt, now),
          ...(inReview.oldestAt === null && { detail: text.none }),
        },
        {
          id: 'onTheWay',
          label: text.onTheWay,
          value: format.money(onTheWay.amountCents),
          detail: detailOf(
            personNeeded > 0 ? text.personNeeded(personNeeded) : text.count(onTheWay.count),
            onTheWay.others,
          ),
        },
        {
          id: 'paidToday',
          label: text.paidToday,
          value: format.money(paidToday.amountCents),
          detail: detailOf(text.count(paidToday.count), paidToday.others),
        },
      ]}
    />
  )
}
