import type { PixKeyType } from '@balcao/domain/payments/pix-key'

/** Names of the kinds of Pix keys at several banks, after the Central Bank's Portuguese. */
export const pixKeyTypesInPortuguese: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'TELEFONE',
  RANDOM: 'CHAVE_ALEATORIA',
}
