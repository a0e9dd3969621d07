/** A plain comparison: in a property of thousands of cases a matcher costs more than the arithmetic under test. */
export function hold(condition: boolean, story: string): void {
  if (!condition) throw new Error(story)
}
