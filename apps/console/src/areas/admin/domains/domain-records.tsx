import type { Tone } from '@balcao/ui/badge'
import { CopyButton } from '@balcao/ui/copy-button'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { domainsCatalogue } from './catalogue.ts'

type CheckedRecord = inferOutput<typeof api.admin.domains.check>['records'][number]
/** Without a state the record was not looked up yet. */
export type DomainRecord = Pick<CheckedRecord, 'type' | 'name' | 'value'> & Partial<CheckedRecord>

const tones: Record<CheckedRecord['state'], Tone> = {
  FOUND: 'positive',
  MISSING: 'pending',
  OTHER: 'negative',
  SILENT: 'neutral',
}

type DomainRecordsProps = { label: string; records: readonly DomainRecord[]; addresses?: readonly string[] }

/** DNS records to create at the provider, each with the result of its check. */
export function DomainRecords({ label, records, addresses = [] }: DomainRecordsProps) {
  const text = useMessages(domainsCatalogue)
  const format = useFormat()
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="grid gap-3">
        {records.map((record) => (
          <li key={record.name} className="grid gap-2 rounded-control border border-default p-3">
            <div className="flex flex-wrap items-center gap-2" aria-live="polite">
              <span className="font-medium font-mono text-sm">{record.type}</span>
              {record.state && (
                <StatusBadge
                  tone={tones[record.state]}
                  detail={
                    record.state === 'OTHER' && record.found
                      ? text.foundInstead(format.list(record.found))
                      : undefined
                  }
                >
                  {text.state[record.state]}
                </StatusBadge>
              )}
            </div>
            <Part label={text.record.name} value={record.name} copyLabel={text.copyName} />
            <Part label={text.record.value} value={record.value} copyLabel={text.copyValue} />
          </li>
        ))}
      </ul>
      {addresses.length > 0 && <p className="text-muted text-sm">{text.rootHint(format.list(addresses))}</p>}
    </div>
  )
}

function Part({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const text = useMessages(domainsCatalogue)
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-2">
      <span className="text-muted text-sm">{label}</span>
      <code className="wrap-anywhere font-mono text-sm">{value}</code>
      <CopyButton text={value} label={copyLabel} copiedLabel={text.copied} isIconOnly variant="ghost" />
    </div>
  )
}
