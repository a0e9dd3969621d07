import { formatDocument } from '@balcao/domain/people/document'
import { formatPhone } from '@balcao/domain/people/phone'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { noteExport } from '#modules/platforms/note-export.ts'
import { defineExport } from '#rpc/exports/define-export.ts'
import { listSellers } from './list-sellers.ts'
import { type SellerStanding, sellerFilters } from './seller-filters.ts'

const standings: Record<ConsoleLocale, Record<SellerStanding, string>> = {
  PT_BR: {
    ACTIVE: 'Ativo',
    REVIEW: 'Em revisão',
    RESTRICTED: 'Restrito',
    OFFBOARDING: 'Em encerramento',
    BLOCKED: 'Bloqueado',
  },
  EN_US: {
    ACTIVE: 'Active',
    REVIEW: 'In review',
    RESTRICTED: 'Restricted',
    OFFBOARDING: 'Offboarding',
    BLOCKED: 'Blocked',
  },
}

/** The sellers as a file. It contains personal data, so every export is logged; the rows come from a replica. */
export const sellersExport = defineExport({
  name: 'sellers',
  fileName: { PT_BR: 'vendedores', EN_US: 'sellers' },
  access: { area: 'ADMIN', permission: 'isExportUsersAvailable' },
  input: sellerFilters,
  rows: async (caller, filters, page) => {
    await noteExport(caller, 'users.exported', page, filters)
    return listSellers(caller, { ...filters, ...page })
  },
  columns: [
    { heading: { PT_BR: 'Vendedor', EN_US: 'Seller' }, cell: (seller) => seller.name },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (seller) => seller.email },
    {
      heading: { PT_BR: 'Documento', EN_US: 'Document' },
      cell: (seller) => seller.document && formatDocument(seller.document),
    },
    { heading: { PT_BR: 'Tipo', EN_US: 'Type' }, cell: (seller) => seller.personKind },
    {
      heading: { PT_BR: 'Telefone', EN_US: 'Phone' },
      cell: (seller) => seller.phone && formatPhone(seller.phone),
    },
    {
      heading: { PT_BR: 'Status', EN_US: 'Status' },
      cell: (seller, { locale }) => standings[locale][seller.standing],
    },
    { heading: { PT_BR: 'Gerente', EN_US: 'Manager' }, cell: (seller) => seller.manager?.name ?? null },
    {
      heading: { PT_BR: 'Volume em 30 dias (R$)', EN_US: 'Volume in 30 days (BRL)' },
      cell: (seller, text) => text.decimal(inReais(seller.sales.volume)),
    },
    {
      heading: { PT_BR: 'Saldo (R$)', EN_US: 'Balance (BRL)' },
      cell: (seller, text) => text.decimal(inReais(seller.balance)),
    },
    {
      heading: { PT_BR: 'Cadastro', EN_US: 'Registered' },
      cell: (seller, text) => text.instant(seller.createdAt),
    },
    {
      heading: { PT_BR: 'Último acesso', EN_US: 'Last access' },
      cell: (seller, text) => (seller.enteredAt === null ? null : text.instant(seller.enteredAt)),
    },
  ],
})

function inReais(lines: readonly { currency: string; cents: number }[]): number {
  return lines.find(({ currency }) => currency === 'BRL')?.cents ?? 0
}
