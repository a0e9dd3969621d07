import { api } from '../../api/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { bankAccountsCatalogue } from './catalogue.ts'

/** What both forms do with what was typed. */
export function useAddBankAccount() {
  const text = useMessages(bankAccountsCatalogue).form
  const add = useAction(api.seller.bankAccounts.add)
  return {
    save: add.run,
    proven: true,
    invalidates: [api.seller.bankAccounts, api.seller.withdrawals],
    savedText: text.added,
  }
}
