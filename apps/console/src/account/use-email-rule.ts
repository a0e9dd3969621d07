import { isValidEmail } from '@balcao/domain/people/email'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'

/** Problem of an e-mail: missing or invalid. */
export function useEmailRule(): (email: string) => string | undefined {
  const account = useMessages(accountCatalogue)
  return (email) => {
    if (email.trim() === '') return account.emailMissing
    return isValidEmail(email) ? undefined : account.emailProblem
  }
}
