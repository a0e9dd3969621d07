import type { PixKeyType } from '@balcao/domain/pix-key'

/** What several banks call the kinds of Pix keys, after the Portuguese of the Central Bank. */
export const pixKeyTypesInPortuguese: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'TELEFONE',
  RANDOM: 'CHAVE_ALEATORIA',
}
