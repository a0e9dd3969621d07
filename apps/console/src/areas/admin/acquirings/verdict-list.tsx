import { Check, ChevronRight, X } from 'lucide-react'

type Verdict = { id: string; title: string; text: string; isChosen: boolean; isOut: boolean }

/** Each candidate with the reason why it is chosen, stands by or is excluded. */
export function VerdictList({ items }: { items: readonly Verdict[] }) {
  return (
    <ol className="grid gap-3">
      {items.map(({ id, title, text, isChosen, isOut }) => (
        <li key={id} className="flex gap-3">
          <span
            aria-hidden="true"
            className={`grid size-6 shrink-0 place-items-center rounded-full [&>svg]:size-3.5 ${isChosen ? 'bg-positive-soft text-positive' : 'bg-sunken text-muted'}`}
          >
            {isChosen ? <Check /> : isOut ? <X /> : <ChevronRight />}
          </span>
          <span className="grid min-w-0">
            <span className={isChosen ? 'font-semibold' : ''}>{title}</span>
            <span className="text-muted text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
