import { readError } from '../../../api/read-error.ts'
import type { Action } from '../../../kit/action/use-action.ts'

type Given = { isProposed: boolean }

/** Does what one person may do, and proposes what needs a second one: flags that move money, and limits that reach further. */
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
