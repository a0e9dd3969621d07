import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

/** Shown only where an attempt differs from the final one: a single answered attempt adds nothing. */
export function SaleAttempts({ attempts }: { attempts: Sale['attempts'] }) {
  const text = useMessages(paymentsCatalogue).attempts
  const format = useFormat()
  if (attempts.every(({ state }) => state === 'ANSWERED')) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      <ol className="rounded-control border border-default">
        {attempts.map((attempt) => (
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
            <span className="font-medium">{text.state[attempt.state]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
