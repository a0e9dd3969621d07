import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { Funnel } from './funnel.ts'
import { StepComparison } from './step-comparison.tsx'

type Step = Funnel['steps'][number]

/** Each step with its offer and its answers: the number of buyers each way, and the revenue. */
export function FunnelSteps({ funnel }: { funnel: Funnel }) {
  const { drawer: text } = useMessages(upsellFunnelsCatalogue)
  return (
    <ol className="grid gap-3">
      <li className="rounded-control border border-default border-dashed p-3">
        <p className="text-muted text-sm">{text.starts}</p>
        <p className="font-medium">
          {funnel.productName} · {funnel.offerTitle}
        </p>
      </li>
      {funnel.steps.map((step, place) => (
        <StepItem key={step.key} funnel={funnel} step={step} place={place} />
      ))}
    </ol>
  )
}

function StepItem({ funnel, step, place }: { funnel: Funnel; step: Step; place: number }) {
  const { drawer: text, form, kind } = useMessages(upsellFunnelsCatalogue)
  const format = useFormat()
  const offer = funnel.stepOffers.find(({ offerId }) => offerId === step.offerId)
  const figures = funnel.figures.filter(({ stepKey }) => stepKey === step.key)
  const sum = (name: 'shownCount' | 'acceptedCount' | 'refusedCount' | 'undoneCount' | 'paidCents') =>
    figures.reduce((total, figure) => total + figure[name], 0)
  const shown = sum('shownCount')
  const accepted = sum('acceptedCount')
  const refused = sum('refusedCount')
  const undone = sum('undoneCount')
  const nameOf = (key: string | null) => {
    const to = funnel.steps.findIndex((other) => other.key === key)
    return to === -1 ? form.end : form.step(to + 1)
  }
  return (
    <li className="grid gap-3 rounded-control border border-default p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">
            {form.step(place + 1)} · {kind[step.kind]}
          </p>
          <p className="truncate font-medium">
            {offer ? `${offer.productName} · ${offer.title}` : step.headline}
          </p>
        </div>
        <div className="shrink-0 text-end">
          {offer && (
            <p className="font-medium tabular-nums">{format.money(offer.priceCents, funnel.currency)}</p>
          )}
          <p className="text-muted text-sm tabular-nums">{text.saw(shown, format.integer(shown))}</p>
        </div>
      </div>
      <ul className="grid gap-2 text-sm">
        <Branch
          name={text.accepted}
          count={accepted}
          shown={shown}
          tone="positive"
          detail={[
            text.goesTo(nameOf(step.accepted)),
            ...(accepted > 0 ? [format.money(sum('paidCents'), funnel.currency)] : []),
          ]}
        />
        <Branch
          name={text.refused}
          count={refused}
          shown={shown}
          tone="negative"
          detail={[text.goesTo(nameOf(step.refused))]}
        />
        {undone > 0 && <Branch name={text.undone} count={undone} shown={shown} tone="muted" detail={[]} />}
        <Branch
          name={text.silent}
          count={shown - accepted - refused - undone}
          shown={shown}
          tone="muted"
          detail={[]}
        />
      </ul>
      {step.variants?.map((variant) => (
        <StepComparison key={variant.key} funnel={funnel} step={step} variant={variant} />
      ))}
    </li>
  )
}

const tones = {
  positive: { text: 'text-positive', bar: 'bg-positive' },
  negative: { text: 'text-negative', bar: 'bg-negative' },
  muted: { text: 'text-muted', bar: 'bg-chart-previous' },
} as const

type BranchProps = {
  name: string
  count: number
  shown: number
  tone: keyof typeof tones
  detail: readonly string[]
}

function Branch({ name, count, shown, tone, detail }: BranchProps) {
  const format = useFormat()
  const share = shown === 0 ? 0 : count / shown
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <span className={`font-medium ${tones[tone].text}`}>{name}</span>
      <span aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
        <span
          style={{ width: `${100 * share}%` }}
          className={`block h-full rounded-full ${tones[tone].bar}`}
        />
      </span>
      <span className="tabular-nums">
        {format.integer(count)} · {format.percent(share)}
      </span>
      {detail.length > 0 && <span className="col-span-3 text-muted">{detail.join(' · ')}</span>}
    </li>
  )
}
