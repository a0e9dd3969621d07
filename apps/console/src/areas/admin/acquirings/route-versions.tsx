import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { type RouteRow, rowsOf } from './route-form.ts'

type RouteVersionsProps = { method: PaymentMethod; onTake: (rows: RouteRow[]) => void }

/** Every saved list, with a button to restore it. */
export function RouteVersions({ method, onTake }: RouteVersionsProps) {
  const { routing: text, form } = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const versions = useQuery(api.admin.routes.versions.queryOptions({ method }))
  return (
    <Card className="grid content-start gap-3">
      <CardHeader title={text.versions} />
      <p className="text-muted text-sm">{text.versionsText}</p>
      <QueryStates
        query={versions}
        skeleton={<Skeleton className="h-20 w-full" />}
        empty={{
          isEmpty: (all) => all.length === 0,
          element: <p className="text-muted">{text.noVersions}</p>,
        }}
      >
        {(all) => (
          <ul className="grid divide-y divide-default">
            {all.map(({ id, at, by, reason, lines }, place) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="grid min-w-0">
                  <span>
                    {format.dateTime(at)} · {text.linesCount(lines.length)}{' '}
                    {place === 0 && <Badge tone="positive">{text.current}</Badge>}
                  </span>
                  <span className="text-muted text-sm [overflow-wrap:anywhere]">
                    {text.by(by ?? form.product)}
                    {reason !== null && ` · “${reason}”`}
                  </span>
                </span>
                {place > 0 && (
                  <Button size="small" icon={<RotateCcw />} onClick={() => onTake(rowsOf(lines))}>
                    {text.take}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  )
}
