const roundest = [1, 2, 2.5, 5, 10]
const stepsWanted = 4

/**
 * The marks of an axis, in round steps such as 250, 500, 1.000 or 2.000. They begin at zero, or below a negative lowest
 * value, and end above the largest value.
 */
export function axisSteps({ lowest, largest }: { lowest: number; largest: number }): number[] {
  if (lowest >= 0) return roundSteps(largest)
  const [, step = 1] = roundSteps(Math.max(largest, -lowest))
  const [below, above] = [Math.ceil(-lowest / step), Math.ceil(Math.max(largest, 0) / step)]
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

/** The marks of an axis that begins at zero. */
export function roundSteps(largest: number, smallestStep = 100): number[] {
  const least = Math.max(largest / stepsWanted, smallestStep)
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = (roundest.find((factor) => factor * magnitude >= least) ?? 10) * magnitude
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
