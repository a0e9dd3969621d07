import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { EmptyState } from '@balcao/ui/empty-state'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Landmark } from 'lucide-react'
import { useMessages } from '../../../../i18n/use-messages.ts'
import type { PlatformPage } from '../platform.ts'
import { platformCatalogue } from './catalogue.ts'

/** Where the platform charges, in order. Of keys only what is no secret is shown. */
export function AcquirersTab({ platform: { acquirers } }: { platform: PlatformPage }) {
  const { acquirers: text } = useMessages(platformCatalogue)
  if (acquirers.length === 0)
    return <EmptyState icon={<Landmark />} title={text.empty.title} description={text.empty.text} />
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.text}</p>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {acquirers.map(({ id, title, label, status, methods, credentials }) => (
          <Card key={id} className="grid content-start gap-3">
            <CardHeader
              title={label}
              detail={title}
              action={
                <StatusBadge tone={status === 'ACTIVE' ? 'positive' : 'neutral'}>
                  {text.status[status]}
                </StatusBadge>
              }
            />
            <p>{methods.map((method) => text.method[method]).join(', ')}</p>
            <DescriptionList
              items={credentials
                .filter(({ isSet }) => isSet)
                .map(({ name, isSecret, shown }) => ({
                  id: name,
                  term: <span className="font-mono text-sm">{name}</span>,
                  value: <span className="font-mono text-sm">{isSecret ? `••••${shown ?? ''}` : shown}</span>,
                }))}
            />
          </Card>
        ))}
      </div>
    </div>
  )
}
