import { bankName } from '@balcao/domain/options/banks'
import type { PixKeyType } from '@balcao/domain/payments/pix-key'
import { formatDocument } from '@balcao/domain/people/document'
import { formatPhone } from '@balcao/domain/people/phone'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Destination } from './bank-account.ts'
import type { BankAccountsMessages } from './messages/pt-br.ts'

/** A destination in short and in full: “Pix marina@forno.com.br”, “Itaú Unibanco · Conta 12345-6”. */
export function destinationTexts(
  destination: Destination,
  text: BankAccountsMessages,
): { name: string; detail: string } {
  const holder = `${destination.holderName} · ${formatDocument(destination.holderDocument)}`
  if (destination.kind === 'BANK_ACCOUNT') {
    const { bankCode, branch, account, accountType } = destination
    return {
      name: `${bankName(bankCode) ?? bankCode} · ${text.branchAndAccount(branch, account)}`,
      detail: `${text.accountTypes[accountType]} · ${holder}`,
    }
  }
  if (destination.kind === 'ABROAD') {
    const { bankName: bank, bic, account, routingNumber, currency } = destination
    const codes = [`SWIFT ${bic}`, ...(routingNumber === '' ? [] : [`ABA ${routingNumber}`])]
    return {
      name: `${bank} · ${text.accountIn(account, currency)}`,
      detail: [...codes, holder].join(' · '),
    }
  }
  const { pixKey, pixKeyType } = destination
  return {
    name: `Pix ${showPixKey(pixKeyType, pixKey)}`,
    detail: `${text.pixKeyTypes[pixKeyType]} · ${holder}`,
  }
}

/** The currency of the withdrawals that a destination takes. */
export function currencyOf(destination: Destination): Currency {
  return destination.kind === 'ABROAD' ? destination.currency : 'BRL'
}

function showPixKey(type: PixKeyType, key: string): string {
  if (type === 'CPF' || type === 'CNPJ') return formatDocument(key)
  return type === 'PHONE' ? formatPhone(key) : key
}
