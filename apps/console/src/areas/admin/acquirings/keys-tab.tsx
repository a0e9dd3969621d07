import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import { PrivateKeyDialog } from './private-key-dialog.tsx'

type Stored = { isStored: boolean; at: string | null; by: string | null }
type Half = 'cashIn' | 'cashOut'

/**
 * The platform's own certificates and key: whether each is stored, since when, and which acquirers require
 * it.
 */
export function KeysTab() {
  const { keys: text, form } = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const keys = useQuery(api.admin.acquirers.keys.queryOptions())
  const [open, setOpen] = useState<Half | 'privateKey' | null>(null)
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-muted">{text.text}</p>
      <QueryStates query={keys} skeleton={<Skeleton className="h-64 w-full rounded-card" />}>
        {({ cashIn, cashOut, privateKey }) => (
          <>
            <StoredCard
              title={form.certificate.cashIn}
              detail={text.askedBy(format.list(cashIn.askedBy))}
              stored={cashIn}
              onUpload={() => setOpen('cashIn')}
            />
            <StoredCard
              title={form.certificate.cashOut}
              detail={text.askedBy(format.list(cashOut.askedBy))}
              stored={cashOut}
              onUpload={() => setOpen('cashOut')}
            />
            <StoredCard
              title={text.privateKey}
              detail={text.privateKeyText}
              stored={privateKey}
              onUpload={() => setOpen('privateKey')}
            />
          </>
        )}
      </QueryStates>
      {open === 'privateKey' && <PrivateKeyDialog onClose={() => setOpen(null)} />}
      {(open === 'cashIn' || open === 'cashOut') && (
        <CertificateDialog half={open} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

type StoredCardProps = { title: string; detail: string; stored: Stored; onUpload: () => void }

function StoredCard({ title, detail, stored: { isStored, at, by }, onUpload }: StoredCardProps) {
  const { keys: text, form } = useMessages(acquiringsCatalogue)
  const format = useFormat()
  return (
    <Card className="grid gap-3">
      <CardHeader
        title={title}
        action={
          <Button size="small" aria-label={text.uploadNamed(title)} onClick={onUpload}>
            {isStored ? text.replace : text.upload}
          </Button>
        }
      />
      <p className="text-muted text-sm">{detail}</p>
      <div>
        {isStored ? (
          <StatusBadge tone="positive">
            {at === null ? text.storedUnknown : text.stored(format.dateTime(at), by ?? form.product)}
          </StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{text.missing}</StatusBadge>
        )}
      </div>
    </Card>
  )
}
