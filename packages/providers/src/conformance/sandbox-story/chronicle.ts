/** A failed step of a story. */
export type Problem = { step: string; problem: string }

/**
 * Records failed steps of a story and goes on, so that one fault hides no other. A failed step returns
 * `undefined`, and the steps that need its result are skipped.
 */
export function createChronicle() {
  const problems: Problem[] = []
  return {
    problems,
    async step<T>(name: string, act: () => Promise<T>): Promise<T | undefined> {
      try {
        return await act()
      } catch (error) {
        problems.push({ step: name, problem: error instanceof Error ? error.message : String(error) })
        return undefined
      }
    },
  }
}
export type Chronicle = ReturnType<typeof createChronicle>
