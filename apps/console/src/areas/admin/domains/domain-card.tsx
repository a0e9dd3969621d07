import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Mail, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { domainsCatalogue } from './catalogue.ts'
import type { DomainUses } from './domain.ts'
import { DomainActions } from './domain-actions.tsx'
import { type DomainRecord, DomainRecords } from './domain-records.tsx'

type DomainCardProps = { host: string; uses: DomainUses; records: readonly DomainRecord[] }

export function DomainCard({ host, uses, records }: DomainCardProps) {
  const text = useMessages(domainsCatalogue)
  const isPending = uses === null
  const [isOpen, setIsOpen] = useState(isPending)
  const check = useAction(api.admin.domains.check, {
    invalidates: [api.admin.domains.list],
    ...(isPending && { done: ({ isActive }) => isActive && setIsOpen(false) }),
  })
  const mail = useAction(api.admin.domains.useForMail, {
    proven: true,
    invalidates: [api.admin.domains.list],
  })
  return (
    <Card aria-label={host} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="wrap-anywhere font-semibold text-base">{host}</h2>
        {isPending ? (
          <StatusBadge tone="pending">{text.pending}</StatusBadge>
        ) : (
          <StatusBadge tone="positive">{text.active}</StatusBadge>
        )}
        {uses?.isPrimary && <Badge tone="info">{text.primary}</Badge>}
        {uses?.isForCheckout && <Badge tone="info">{text.forCheckout}</Badge>}
        {uses?.sendsMail && <Badge tone="info">{text.sendsMail}</Badge>}
      </header>
      {isPending && <p className="max-w-prose text-muted">{text.pendingText}</p>}
      {isOpen && (
        <DomainRecords
          label={text.records(host)}
          records={check.data?.records ?? records}
          addresses={check.data?.addresses ?? []}
        />
      )}
      {mail.data && !mail.data.isUsed && (
        <div className="grid gap-3">
          <p className="max-w-prose text-muted">{text.mailText(host)}</p>
          <DomainRecords label={text.mailRecords(host)} records={mail.data.records} />
        </div>
      )}
      <footer className="flex flex-wrap gap-2">
        {isOpen ? (
          <Button
            size="small"
            variant={isPending ? 'primary' : 'secondary'}
            icon={<RefreshCw />}
            isBusy={check.isBusy}
            onClick={() => check.start({ host })}
          >
            {text.check}
          </Button>
        ) : (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {text.showRecords}
          </Button>
        )}
        {uses && !uses.sendsMail && (
          <Button size="small" icon={<Mail />} isBusy={mail.isBusy} onClick={() => mail.start({ host })}>
            {mail.data ? text.checkMail : text.useForMail}
          </Button>
        )}
        <DomainActions host={host} uses={uses} />
      </footer>
    </Card>
  )
}
