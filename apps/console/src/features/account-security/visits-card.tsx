import { Badge } from '@balcao/ui/badge'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountSecurityCatalogue } from './catalogue.ts'

/** Visits of the platform's staff to the own area, with their reasons. Hidden without any. */
export function VisitsCard() {
  const text = useMessages(accountSecurityCatalogue).visits
  const format = useFormat()
  const { data: visits = [] } = useQuery(api.seller.visits.list.queryOptions())
  if (visits.length === 0) return null
  return (
    <Card aria-labelledby="visits">
      <CardHeader titleId="visits" title={text.title} />
      <p className="mt-1 text-muted">{text.text}</p>
      <ul className="mt-3 grid">
        {visits.map(({ id, by, reason, startedAt, isOpen }) => (
          <li
            key={id}
            className="flex items-start gap-3 border-default border-b py-3 last:border-b-0 last:pb-0"
          >
            <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {by}
                {isOpen && <Badge tone="pending">{text.now}</Badge>}
              </p>
              <p className="wrap-anywhere text-muted text-sm">
                {format.dateTime(startedAt)} · {reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
