import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'

/** Automatic steps after a failed charge, as the server runs them. */
export function PolicyTab() {
  const text = useMessages(subscriptionsCatalogue).policy
  const { locale } = useLocale()
  const { procedures } = useSubscriptionDesk()
  const query = useQuery(procedures.policy.queryOptions())
  const list = (days: readonly number[]) =>
    new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(days.map(String))
  return (
    <Card className="grid max-w-3xl gap-3">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ cardDays, invoiceDays, graceDays, longestDays }) => (
          <DescriptionList
            items={[
              { id: 'card', term: text.card, value: text.cardDays(list(cardDays)) },
              { id: 'invoice', term: text.invoice, value: text.invoiceDays(list(invoiceDays)) },
              { id: 'grace', term: text.grace, value: text.graceDays(graceDays) },
              { id: 'end', term: text.end, value: text.endDays(longestDays) },
              { id: 'mails', term: text.mails, value: text.mailsText },
            ]}
          />
        )}
      </QueryStates>
    </Card>
  )
}
