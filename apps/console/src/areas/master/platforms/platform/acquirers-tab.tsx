import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { EmptyState } from '@balcao/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { StandingBadge } from '#features/acquirers/standing-badge.tsx'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { platformCatalogue } from './catalogue.ts'

const DefaultReceiverDialog = lazy(async () => ({
  default: (await import('./default-receiver-dialog.tsx')).DefaultReceiverDialog,
}))

/** The platform's acquirers, in order. Of keys only non-secret parts are shown. */
export function AcquirersTab({ platform: { platformId, acquirers } }: { platform: PlatformPage }) {
  const { acquirers: text } = useMessages(platformCatalogue)
  if (acquirers.length === 0)
    return <EmptyState icon={<Landmark />} title={text.empty.title} description={text.empty.text} />
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.text}</p>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {acquirers.map((account) => (
          <AccountCard key={account.id} platformId={platformId} account={account} />
        ))}
      </div>
    </div>
  )
}

type AccountCardProps = { platformId: string; account: PlatformPage['acquirers'][number] }

function AccountCard({ platformId, account }: AccountCardProps) {
  const { acquirers: text, receiver } = useMessages(platformCatalogue)
  const { locale } = useLocale()
  const [isNaming, setIsNaming] = useState(false)
  const { data } = useQuery(api.master.platforms.standing.queryOptions({ platformId }))
  const standing = data?.acquirers.find(({ id }) => id === account.id)?.standing
  const { title, label, methods, credentials, defaultReceiverId } = account
  const keys = credentials
    .filter(({ isSet }) => isSet)
    .map(({ name, label: named, isSecret, shown }) => ({
      id: name,
      term: named[locale],
      value: <span className="font-mono text-sm">{isSecret ? `••••${shown ?? ''}` : shown}</span>,
    }))
  return (
    <Card className="grid content-start gap-3">
      <CardHeader title={label} detail={title} action={standing && <StandingBadge standing={standing} />} />
      <p>{methods.map((method) => text.method[method]).join(', ')}</p>
      <DescriptionList
        items={[
          {
            id: 'receiver',
            term: receiver.label,
            value: (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                <span className="font-mono text-sm">{defaultReceiverId ?? receiver.none}</span>
                <Button
                  size="small"
                  aria-label={receiver.changeLabel(label)}
                  onClick={() => setIsNaming(true)}
                >
                  {receiver.change}
                </Button>
              </span>
            ),
          },
          ...keys,
        ]}
      />
      <Suspense>
        {isNaming && (
          <DefaultReceiverDialog
            platformId={platformId}
            account={account}
            onClose={() => setIsNaming(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
