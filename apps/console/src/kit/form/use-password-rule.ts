import { passwordLengthMin, passwordProblem } from '@balcao/domain/password'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** The server's own rule, told before anything is sent. */
export function usePasswordRule(): (request: { password: string; email: string }) => string | undefined {
  const texts = useMessages(coreCatalogue).password.problem
  return (request) => {
    const problem = passwordProblem(request)
    if (problem === null) return undefined
    return problem === 'too_short' ? texts.too_short(passwordLengthMin) : texts[problem]
  }
}
