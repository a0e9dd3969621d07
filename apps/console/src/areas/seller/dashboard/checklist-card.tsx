import { Card, CardHeader } from '@balcao/ui/card'
import { IconButton } from '@balcao/ui/icon-button'
import { joinClasses } from '@balcao/ui/join-classes'
import { LinkButton } from '@balcao/ui/link-button'
import { Progress } from '@balcao/ui/progress'
import { Link } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Check, ChevronDown, ChevronUp, Clock, TriangleAlert } from 'lucide-react'
import type { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import { dashboardCatalogue } from './catalogue.ts'

type Checklist = inferOutput<typeof api.seller.reports.checklist>
type Step = Checklist['steps'][number]

const addresses: Record<Step['step'], { to: string; search?: { tab: string } } | null> = {
  email: null,
  documents: { to: '/platform/my-profile', search: { tab: 'documents' } },
  bankAccount: { to: '/platform/my-profile', search: { tab: 'accounts' } },
  product: { to: '/platform/create-product' },
  sale: { to: '/platform/my-products' },
}

/**
 * Open steps before the first sale; completed ones are only counted. The card can be folded, and disappears
 * when everything is done.
 */
export function ChecklistCard({ checklist }: { checklist: Checklist | undefined }) {
  const { checklist: text } = useMessages(dashboardCatalogue)
  const [isFolded, setIsFolded] = useStoredChoice('balcao.checklistFolded', false)
  if (!checklist || checklist.isDone) return null
  const { steps } = checklist
  const done = steps.filter(({ state }) => state === 'DONE').length
  const next = steps.find(({ state }) => state === 'TO_FIX' || state === 'TO_DO')
  return (
    <Card aria-labelledby="checklist" className="mb-4 grid gap-4">
      <div className="grid gap-2">
        <CardHeader
          titleId="checklist"
          title={text.title}
          detail={text.progress(done, steps.length)}
          action={
            <IconButton
              label={isFolded ? text.unfold : text.fold}
              variant="ghost"
              size="small"
              aria-expanded={!isFolded}
              aria-controls="checklist-steps"
              onClick={() => setIsFolded(!isFolded)}
            >
              {isFolded ? <ChevronDown /> : <ChevronUp />}
            </IconButton>
          }
        />
        <Progress label={text.progress(done, steps.length)} value={done / steps.length} />
      </div>
      <ol id="checklist-steps" hidden={isFolded} className="grid">
        {steps
          .filter(({ state }) => state !== 'DONE')
          .map((step) => (
            <ChecklistLine key={step.step} step={step} isNext={step.step === next?.step} />
          ))}
      </ol>
    </Card>
  )
}

function ChecklistLine({ step: { step, state }, isNext }: { step: Step; isNext: boolean }) {
  const { checklist: text } = useMessages(dashboardCatalogue)
  const address = addresses[step]
  const isOpen = state === 'TO_DO' || state === 'TO_FIX'
  const { title, action: usual } = text.step[step]
  const action = state === 'TO_FIX' ? text.fix : usual
  return (
    <li className="flex items-center gap-3 border-default border-b py-3 last:border-b-0 last:pb-0">
      <StateMark state={state} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={joinClasses('font-medium', state === 'DONE' && 'text-muted')}>{title}</p>
        <p className="text-muted text-sm">{state === 'TO_DO' ? text.step[step].text : text.state[state]}</p>
      </div>
      {isOpen && address !== null && (
        <LinkButton asChild size="small" variant={isNext ? 'primary' : 'secondary'}>
          <Link {...address} aria-label={text.actionLabel(action, title)}>
            {action}
          </Link>
        </LinkButton>
      )}
    </li>
  )
}

function StateMark({ state }: { state: Step['state'] }) {
  const { checklist: text } = useMessages(dashboardCatalogue)
  const look = {
    DONE: 'bg-positive-soft text-positive',
    WAITING: 'bg-pending-soft text-pending',
    TO_FIX: 'bg-negative-soft text-negative',
    TO_DO: 'border border-control',
  }[state]
  return (
    <span
      role="img"
      aria-label={text.state[state]}
      className={joinClasses('grid size-6 shrink-0 place-items-center rounded-full [&>svg]:size-3.5', look)}
    >
      {state === 'DONE' && <Check strokeWidth={3} />}
      {state === 'WAITING' && <Clock strokeWidth={2.5} />}
      {state === 'TO_FIX' && <TriangleAlert strokeWidth={2.5} />}
    </span>
  )
}
