import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { closingCatalogue } from './catalogue.ts'

/** On a phone a row shows name, amount and date only. */
const wideOnly = 'hidden sm:table-cell'

/** Names are loaded on request only: each read leaves a row in the platform's audit trail. */
export function Creditors({ platformId }: { platformId: string }) {
  const { creditors: text } = useMessages(closingCatalogue)
  const [isShown, setIsShown] = useState(false)
  return (
    <Card className="grid grid-cols-1 gap-3">
      <CardHeader
        title={text.title}
        action={
          !isShown && (
            <Button size="small" onClick={() => setIsShown(true)}>
              {text.show}
            </Button>
          )
        }
      />
      <p className="text-muted text-sm">{text.text}</p>
      {isShown && <CreditorTable platformId={platformId} />}
    </Card>
  )
}

function CreditorTable({ platformId }: { platformId: string }) {
  const { creditors: text } = useMessages(closingCatalogue)
  const format = useFormat()
  const creditors = useQuery(api.master.closing.creditors.queryOptions({ platformId }))
  return (
    <QueryStates query={creditors} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ rows, count }) =>
        rows.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <>
            <Table label={text.label} density="compact">
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{text.name}</TableHeaderCell>
                  <TableHeaderCell align="end">{text.total}</TableHeaderCell>
                  <TableHeaderCell align="end" className={wideOnly}>
                    {text.available}
                  </TableHeaderCell>
                  <TableHeaderCell align="end" className={wideOnly}>
                    {text.later}
                  </TableHeaderCell>
                  <TableHeaderCell align="end" className={wideOnly}>
                    {text.until}
                  </TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={`${row.userId} ${row.purse} ${row.currency}`}>
                    <TableCell>
                      {row.name}
                      <span className="block text-muted text-sm">
                        {text.role[row.purse]} · <span className="break-all">{row.email}</span>
                      </span>
                      {row.lastReleaseAt && (
                        <span className="block text-muted text-sm sm:hidden">
                          {text.until} {format.date(row.lastReleaseAt)}
                        </span>
                      )}
                    </TableCell>
                    <TableCell align="end" className="font-medium">
                      {format.money(row.totalCents, row.currency)}
                    </TableCell>
                    <TableCell align="end" className={wideOnly}>
                      {format.money(row.availableCents, row.currency)}
                    </TableCell>
                    <TableCell align="end" className={wideOnly}>
                      {format.money(row.laterCents, row.currency)}
                    </TableCell>
                    <TableCell align="end" className={wideOnly}>
                      {row.lastReleaseAt ? format.date(row.lastReleaseAt) : '—'}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {count > rows.length && <p className="text-muted text-sm">{text.more(rows.length, count)}</p>}
          </>
        )
      }
    </QueryStates>
  )
}
