import { commonBanks } from '@balcao/domain/options/common-banks'
import type { Destination } from './bank-account.ts'
import type { BankAccountsMessages } from './messages/pt-br.ts'

/** Where money goes, in a few words and in full: “Pix · marina@forno.com.br”, “Itaú”. */
export function destinationTexts(
  destination: Destination,
  text: BankAccountsMessages,
): { name: string; detail: string } {
  if (destination.kind === 'PIX')
    return {
      name: `Pix · ${destination.pixKey}`,
      detail: `${text.pixKeyType[destination.pixKeyType]} · ${destination.holderName}`,
    }
  const { bankCode, branch, account, accountType, holderName } = destination
  const known = commonBanks.find(({ code }) => code === bankCode)
  return {
    name: `${known?.name ?? text.bank(bankCode)} · ${account}`,
    detail: `${text.place(branch, account, text.accountType[accountType])} · ${holderName}`,
  }
}
