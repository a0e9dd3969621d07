import { useFormat } from '../../i18n/use-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

export function SaleAttempts({ sale }: { sale: Sale }) {
  const text = useMessages(paymentsCatalogue).attempts
  const format = useFormat()
  if (sale.attempts.length === 0) return <p className="text-muted">{text.none}</p>
  return (
    <ol className="rounded-control border border-default">
      {sale.attempts.map((attempt) => (
        <li
          key={attempt.number}
          className="flex items-baseline justify-between gap-4 border-default border-b px-3 py-2.5 last:border-b-0"
        >
          <span className="grid">
            <span>{text.number(attempt.number)}</span>
            <time dateTime={attempt.startedAt} className="text-muted text-sm tabular-nums">
              {format.dateTime(attempt.startedAt)}
            </time>
          </span>
          <span className="grid justify-items-end">
            <span className="font-medium">{text.state[attempt.state]}</span>
            {attempt.endedAt !== null && (
              <span className="text-muted text-sm tabular-nums">
                {text.took(format.milliseconds(Date.parse(attempt.endedAt) - Date.parse(attempt.startedAt)))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
