import { isValidEmail } from '@balcao/domain/email'
import { useMessages } from '../i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'

/** What is wrong with an e-mail: nothing was typed, or what was typed is none. */
export function useEmailRule(): (email: string) => string | undefined {
  const account = useMessages(accountCatalogue)
  return (email) => {
    if (email.trim() === '') return account.emailMissing
    return isValidEmail(email) ? undefined : account.emailProblem
  }
}
