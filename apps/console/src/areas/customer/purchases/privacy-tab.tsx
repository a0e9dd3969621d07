import { formatPhone } from '@balcao/domain/people/phone'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { DeletionRequestCard } from '#features/deletion-request/deletion-request-card.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { saveAsFile } from '#kit/save-as-file.ts'
import { AdConsentsCard } from './ad-consents-card.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { RemindersCard } from './reminders-card.tsx'

export function PrivacyTab() {
  return (
    <div className="grid max-w-3xl gap-4">
      <PersonCard />
      <RemindersCard />
      <AdConsentsCard />
      <ExportCard />
      <DeletionCard />
    </div>
  )
}

function PersonCard() {
  const { privacy: text } = useMessages(purchasesCatalogue)
  const format = useFormat()
  const person = useQuery(api.customer.data.person.queryOptions())
  return (
    <Card aria-labelledby="person" className="grid gap-3">
      <CardHeader titleId="person" title={text.person} />
      <QueryStates query={person} skeleton={<Skeleton className="h-32" />}>
        {({ name, email, document, phone, customerSince }) => (
          <DescriptionList
            items={[
              { id: 'name', term: text.name, value: name },
              { id: 'email', term: text.email, value: email },
              { id: 'document', term: text.document, value: document ?? text.notGiven },
              { id: 'phone', term: text.phone, value: phone ? formatPhone(phone) : text.notGiven },
              { id: 'since', term: text.since, value: format.date(customerSince) },
            ]}
          />
        )}
      </QueryStates>
    </Card>
  )
}

function ExportCard() {
  const { export: text } = useMessages(purchasesCatalogue).privacy
  const take = useAction(api.customer.data.export, {
    done: (data) => saveAsFile(`meus-dados-${data.exportedAt.slice(0, 10)}.json`, data),
  })
  return (
    <Card aria-labelledby="export" className="grid justify-items-start gap-3">
      <CardHeader titleId="export" title={text.title} />
      <p className="text-muted">{text.text}</p>
      <Button icon={<Download />} isBusy={take.isBusy} onClick={() => take.start()}>
        {text.action}
      </Button>
    </Card>
  )
}

function DeletionCard() {
  const { deletion: text } = useMessages(purchasesCatalogue).privacy
  const invalidates = [api.customer.privacy]
  return (
    <DeletionRequestCard
      text={text}
      query={useQuery(api.customer.privacy.deletion.queryOptions())}
      request={useAction(api.customer.privacy.requestDeletion, { invalidates, done: text.requested })}
      withdraw={useAction(api.customer.privacy.withdrawDeletion, { invalidates, done: text.withdrawn })}
    />
  )
}
