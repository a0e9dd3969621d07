const roundest = [1, 2, 2.5, 5, 10]
const stepsWanted = 4

/** The marks of an axis from zero to above the largest value, in steps that a person would choose: 250, 500, 1.000, 2.000 … */
export function roundSteps(largest: number, smallestStep = 100): number[] {
  const least = Math.max(largest / stepsWanted, smallestStep)
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = (roundest.find((factor) => factor * magnitude >= least) ?? 10) * magnitude
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
