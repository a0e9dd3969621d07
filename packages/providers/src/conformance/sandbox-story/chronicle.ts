/** A failed step of a story. */
export type Problem = { step: string; problem: string }

/**
 * Records failed steps of a story and goes on, so that one fault hides no other. A step that others need returns
 * `undefined` when it fails, and these are skipped.
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
