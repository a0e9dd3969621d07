const roundest = [1, 2, 2.5, 5, 10]
const stepsWanted = 4

/** The marks of an axis from below the lowest value, or zero, to above the largest, in steps that a person would choose: 250, 500, 1.000, 2.000 … */
export function axisSteps({ lowest, largest }: { lowest: number; largest: number }): number[] {
  if (lowest >= 0) return roundSteps(largest)
  const [, step = 1] = roundSteps(Math.max(largest, -lowest))
  const [below, above] = [Math.ceil(-lowest / step), Math.ceil(Math.max(largest, 0) / step)]
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

/** The same from zero on. */
export function roundSteps(largest: number, smallestStep = 100): number[] {
  const least = Math.max(largest / stepsWanted, smallestStep)
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = (roundest.find((factor) => factor * magnitude >= least) ?? 10) * magnitude
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
