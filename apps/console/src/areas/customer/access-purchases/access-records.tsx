import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { accessPurchasesCatalogue } from './catalogue.ts'

/** Deliveries with their dates; loaded on request. */
export function AccessRecords({ grantId }: { grantId: string }) {
  const text = useMessages(accessPurchasesCatalogue)
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const records = useQuery({ ...api.customer.access.deliveries.queryOptions({ grantId }), enabled: isOpen })
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-6 cursor-pointer font-medium text-muted hover:text-default">
        {text.records}
      </summary>
      <div className="mt-2 grid gap-2">
        <p className="text-muted">{text.recordsText}</p>
        <QueryStates query={records} skeleton={<Skeleton className="h-16" />}>
          {(rows) => (
            <ul className="grid gap-1">
              {rows.map(({ id, what, title, at }) => {
                const words = text.record[what]
                return (
                  <li key={id} className="flex flex-wrap justify-between gap-x-3">
                    <span>{typeof words === 'string' ? words : words(title ?? '')}</span>
                    <time dateTime={at} className="text-muted tabular-nums">
                      {format.dateTime(at)}
                    </time>
                  </li>
                )
              })}
            </ul>
          )}
        </QueryStates>
      </div>
    </details>
  )
}
