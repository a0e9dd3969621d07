import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
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
  const format = useFormat()
  const deletion = useQuery(api.seller.privacy.deletion.queryOptions())
  const request = useAction(api.seller.privacy.requestDeletion, {
    proven: true,
    invalidates: [api.seller.privacy],
    done: text.requested,
  })
  const withdraw = useAction(api.seller.privacy.withdrawDeletion, {
    invalidates: [api.seller.privacy],
    done: text.withdrawn,
  })
  return (
    <Card aria-labelledby="deletion" className="grid justify-items-start gap-3">
      <CardHeader titleId="deletion" title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={deletion} skeleton={<Skeleton className="h-9 w-40" />}>
        {({ request: asked }) =>
          asked?.isOpen ? (
            <Banner
              tone="pending"
              title={text.open(format.date(asked.createdAt))}
              action={
                <Button size="small" isBusy={withdraw.isBusy} onClick={() => withdraw.start()}>
                  {text.withdraw}
                </Button>
              }
            >
              {text.openText}
            </Banner>
          ) : (
            <>
              {asked?.answer && (
                <Banner tone="info" title={text.answered(format.date(asked.endedAt ?? asked.createdAt))}>
                  {asked.answer}
                </Banner>
              )}
              <ConfirmAction
                title={text.confirmTitle}
                description={text.confirmText}
                confirmLabel={text.action}
                isDangerous
                reason={{ label: text.reason }}
                trigger={<Button>{text.action}</Button>}
                onConfirm={({ reason }) => request.run({ reason })}
              />
            </>
          )
        }
      </QueryStates>
    </Card>
  )
}
