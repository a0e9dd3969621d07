import { Card, CardHeader } from '@balcao/ui/card'
import { Checkbox } from '@balcao/ui/checkbox'
import { Link } from '@tanstack/react-router'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '#api/client.ts'
import { managerUsersCatalogue } from '#areas/manager/manager-users/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useToday } from '#kit/use-today.ts'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

type Thing = DashboardData['thingsToDo'][number]

/** The manager's own tasks of the week, and stuck sellers; each leads to the seller. */
export function ThingsToDoCard({ things }: { things: DashboardData['thingsToDo'] }) {
  const text = useMessages(managerDashboardCatalogue).todo
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={text.title} detail={things.length > 0 && things.length} />
      {things.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="divide-y divide-(--color-border)">
          {things.map((thing) => (
            <li
              key={thing.kind === 'TASK' ? thing.taskId : thing.sellerId}
              className="flex items-center justify-between gap-3 py-2.5"
            >
              {thing.kind === 'TASK' ? <Task task={thing} /> : <Need need={thing} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Task({ task }: { task: Extract<Thing, { kind: 'TASK' }> }) {
  const text = useMessages(managerDashboardCatalogue).todo
  const format = useFormat()
  const today = useToday()
  const mark = useAction(api.manager.care.markTask, {
    invalidates: [api.manager.reports, api.manager.users],
    done: text.marked,
  })
  const day = format.day(task.dueOn)
  const due = task.dueOn < today ? text.late(day) : task.dueOn === today ? text.today : text.due(day)
  return (
    <>
      <Checkbox
        label={task.title}
        description={`${task.sellerName} · ${due}`}
        checked={false}
        onChange={() => mark.start({ taskId: task.taskId, isDone: true })}
      />
      <SellerLink sellerId={task.sellerId} label={text.open(task.sellerName)}>
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </SellerLink>
    </>
  )
}

function Need({ need: { sellerId, sellerName, need } }: { need: Extract<Thing, { kind: 'NEED' }> }) {
  const text = useMessages(managerUsersCatalogue).needText
  return (
    <>
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-pending" />
      <span className="grid min-w-0 flex-1">
        <SellerLink sellerId={sellerId}>{sellerName}</SellerLink>
        <span className="text-muted text-sm">{text[need]}</span>
      </span>
    </>
  )
}

type SellerLinkProps = { sellerId: string; label?: string; children: ReactNode }

function SellerLink({ sellerId, label, children }: SellerLinkProps) {
  return (
    <Link
      to="/manager-root/manager-users"
      search={{ open: sellerId }}
      aria-label={label}
      className="min-w-0 truncate rounded-small font-medium underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
