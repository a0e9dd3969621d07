import type { Figure } from './figure.ts'

/** Whether a figure reaches its goal; empty without one. */
export function verdictOf({ kind, ratio, goal, rate }: Figure): string {
  const verdicts: string[] = []
  if (goal !== undefined)
    verdicts.push(
      kind === 'speed'
        ? `at least ${goal}: ${inWords(ratio >= goal)}`
        : `at most ${goal}: ${inWords(ratio <= goal)}`,
    )
  if (rate) verdicts.push(`${rate.wanted} a second: ${inWords(rate.here >= rate.wanted)}`)
  return verdicts.join(', ')
}

function inWords(isMet: boolean): string {
  return isMet ? 'met' : 'missed'
}
