import { newPasswordProblem } from '@balcao/domain/people/password'
import { useErrorReader } from '#i18n/error-texts.ts'

/** The server's own rule, checked before sending. */
export function usePasswordRule(): (request: { password: string; email: string }) => string | undefined {
  const reader = useErrorReader()
  return (request) => {
    const problem = newPasswordProblem(request)
    return problem === null ? undefined : reader.textOfProblem(problem, String)
  }
}
