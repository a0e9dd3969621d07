import { Card, CardHeader } from '@balcao/ui/card'
import { joinClasses } from '@balcao/ui/join-classes'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { platformDashboardCatalogue } from './catalogue.ts'
import type { PlatformState } from './dashboard-data.ts'
import { queueScreens } from './queue-screens.ts'

type Queue = PlatformState['queues'][number]

const lateMs = 24 * 3_600_000

/** Every queue with its length and age. Empty queues are folded. */
export function QueuesCard({ queues }: { queues: PlatformState['queues'] }) {
  const text = useMessages(platformDashboardCatalogue).queues
  const waiting = queues.filter(({ count }) => count > 0)
  const empty = queues.filter(({ count }) => count === 0)
  return (
    <Card isFlush>
      <CardHeader title={text.title} detail={text.detail} className="p-4 pb-3 sm:px-5 sm:pt-5" />
      {waiting.length > 0 && (
        <table className="w-full">
          <thead className="text-muted text-sm">
            <tr className="border-default border-b">
              <th scope="col" className="px-4 py-2 text-start font-normal sm:px-5">
                {text.name}
              </th>
              <th scope="col" className="px-2 py-2 text-end font-normal">
                {text.count}
              </th>
              <th scope="col" className="px-4 py-2 text-start font-normal sm:px-5">
                {text.oldest}
              </th>
              <th scope="col" className="hidden px-5 py-2 text-end font-normal sm:table-cell">
                {text.amount}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-(--color-border)">
            {waiting.map((queue) => (
              <QueueLine key={queue.name} queue={queue} />
            ))}
          </tbody>
        </table>
      )}
      {empty.length > 0 && (
        <details className="border-default border-t px-4 py-3 text-muted text-sm sm:px-5">
          <summary className="cursor-pointer">
            {waiting.length > 0 ? text.nothingElse(empty.length) : text.nothing}
          </summary>
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5 pt-2">
            {empty.map(({ name }) => (
              <li key={name}>
                <QueueName name={name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function QueueLine({ queue: { name, count, oldestAt, cents } }: { queue: Queue }) {
  const text = useMessages(platformDashboardCatalogue).queues
  const format = useFormat()
  const now = useNow()
  const isLate = oldestAt !== null && now.getTime() - Date.parse(oldestAt) > lateMs
  return (
    <tr>
      <th scope="row" className="px-4 py-2.5 text-start font-medium sm:px-5">
        <QueueName name={name} />
      </th>
      <td className="px-2 py-2.5 text-end tabular-nums">{format.integer(count)}</td>
      <td className={joinClasses('px-4 py-2.5 tabular-nums sm:px-5', isLate && 'font-medium text-negative')}>
        {oldestAt !== null && (
          <time dateTime={oldestAt} title={isLate ? text.late : undefined}>
            {format.ago(oldestAt, now)}
          </time>
        )}
      </td>
      <td className="hidden px-5 py-2.5 text-end sm:table-cell">
        {cents === null ? '—' : <Money cents={cents} currency="BRL" />}
      </td>
    </tr>
  )
}

/** Link to the queue's screen, for staff who may open it. */
function QueueName({ name }: Pick<Queue, 'name'>) {
  const { names } = useMessages(platformDashboardCatalogue).queues
  const { to, search = {}, permission } = queueScreens[name]
  const mayOpen = useCan(permission)
  if (!mayOpen) return names[name]
  return (
    <Link to={to} search={search} className="underline-offset-2 hover:underline">
      {names[name]}
    </Link>
  )
}
