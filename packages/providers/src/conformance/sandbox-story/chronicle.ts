/** One step of a story that did not go as told. */
export type Problem = { step: string; problem: string }

/**
 * Notes which steps of a story fail and goes on, so that one fault hides no other. A step that others build upon
 * gives `undefined` when it fails, and the teller leaves out what depends on it.
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
