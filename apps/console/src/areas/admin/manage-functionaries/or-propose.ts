import { readError } from '#api/read-error.ts'
import type { Action } from '#kit/action/use-action.ts'

type Given = { isProposed: boolean }

/**
 * Runs changes that one person may make, and proposes those that need a second one: flags that move money,
 * and wider limits.
 */
export function orPropose<Input>(
  direct: Pick<Action<Input, unknown>, 'run'>,
  proposal: Pick<Action<Input, unknown>, 'run'>,
): (input: Input) => Promise<Given> {
  return async (input) => {
    try {
      await direct.run(input)
      return { isProposed: false }
    } catch (error) {
      if (readError(error).code !== 'second_person_needed') throw error
      await proposal.run(input)
      return { isProposed: true }
    }
  }
}
