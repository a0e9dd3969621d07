import { Progress } from '@balcao/ui/progress'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMoneyText } from '#kit/use-money-text.ts'

export type ShareBar = {
  id: string
  label: string
  cents: number
  color: string
  /** Change since the period before. */
  change?: ReactNode
}

/** Parts of one sum, each with its share of the whole and its exact amount. */
export function ShareBars({ bars, totalCents }: { bars: readonly ShareBar[]; totalCents: number }) {
  const format = useFormat()
  const moneyText = useMoneyText()
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {bars.map((bar) => {
        const share = totalCents === 0 ? 0 : bar.cents / totalCents
        const figures = `${format.percent(share)} · ${moneyText(bar.cents)}`
        return (
          <li key={bar.id} className="grid grid-cols-1 gap-1.5 text-sm">
            <p className="flex justify-between gap-3">
              <span className="truncate">{bar.label}</span>
              <span className="flex shrink-0 gap-2 tabular-nums">
                {bar.change}
                {figures}
              </span>
            </p>
            <Progress label={`${bar.label}: ${figures}`} value={share} color={bar.color} />
          </li>
        )
      })}
    </ul>
  )
}
