import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { DeletionRequestCard } from '#features/deletion-request/deletion-request-card.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { saveAsFile } from '#kit/save-as-file.ts'
import { myProfileCatalogue } from './catalogue.ts'

export function PrivacyTab() {
  return (
    <div className="grid max-w-3xl gap-4">
      <OwnDataCard />
      <DeletionCard />
    </div>
  )
}

function OwnDataCard() {
  const { privacy: text } = useMessages(myProfileCatalogue)
  const take = useAction(api.seller.reports.ownData, {
    proven: true,
    done: (data) => saveAsFile(`meus-dados-${data.exportedAt.slice(0, 10)}.json`, data),
  })
  return (
    <Card aria-labelledby="own-data" className="grid justify-items-start gap-3">
      <CardHeader titleId="own-data" title={text.ownData.title} />
      <p className="text-muted">{text.ownData.text}</p>
      <Button icon={<Download />} isBusy={take.isBusy} onClick={() => take.start()}>
        {text.ownData.action}
      </Button>
    </Card>
  )
}

function DeletionCard() {
  const { deletion: text } = useMessages(myProfileCatalogue).privacy
  const invalidates = [api.seller.privacy]
  const requested = { proven: true, invalidates, done: text.requested }
  return (
    <DeletionRequestCard
      text={text}
      query={useQuery(api.seller.privacy.deletion.queryOptions())}
      request={useAction(api.seller.privacy.requestDeletion, requested)}
      withdraw={useAction(api.seller.privacy.withdrawDeletion, { invalidates, done: text.withdrawn })}
    />
  )
}
