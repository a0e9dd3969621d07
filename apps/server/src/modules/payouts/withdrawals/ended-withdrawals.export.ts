import { bankName } from '@balcao/domain/options/banks'
import { formatDocument } from '@balcao/domain/people/document'
import type { AdminPermission, ConsoleLocale } from '@balcao/domain/vocabulary'
import type { Destination, WithdrawalState } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { noteExport } from '#modules/platforms/note-export.ts'
import { defineExport } from '#rpc/exports/define-export.ts'
import { listWithdrawals, withdrawalFilters } from './list-withdrawals.ts'
import { asArchivist } from './withdrawal-viewer.ts'

const words: Record<ConsoleLocale, Partial<Record<WithdrawalState, string>>> = {
  PT_BR: { PAID: 'Pago', RETURNED: 'Devolvido', REJECTED: 'Recusado', CANCELED: 'Cancelado' },
  EN_US: { PAID: 'Paid', RETURNED: 'Returned', REJECTED: 'Declined', CANCELED: 'Canceled' },
}

type Archive = {
  purse: Purse
  permission: AdminPermission
  name: string
  fileName: Record<ConsoleLocale, string>
  person: Record<ConsoleLocale, string>
}

/**
 * Ended withdrawals, paid or not, as a file. The file names people and their destinations, so every export is
 * written to the audit log.
 */
const archive = ({ purse, permission, name, fileName, person }: Archive) =>
  defineExport({
    name,
    fileName,
    access: { area: 'ADMIN', permission },
    input: withdrawalFilters,
    rows: async (caller, filters, page) => {
      await noteExport(caller, 'withdrawals.exported', page, filters, { purse })
      return listWithdrawals(asArchivist(caller, purse), { ...filters, ...page })
    },
    columns: [
      {
        heading: { PT_BR: 'Solicitado em', EN_US: 'Requested on' },
        cell: (row, text) => text.instant(row.createdAt),
      },
      {
        heading: { PT_BR: 'Encerrado em', EN_US: 'Closed on' },
        cell: (row, text) => (row.settledAt === null ? null : text.instant(row.settledAt)),
      },
      { heading: person, cell: (row) => row.person.name },
      { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (row) => row.person.email },
      {
        heading: { PT_BR: 'Conta de destino', EN_US: 'Destination account' },
        cell: (row) => placeOf(row.destination),
      },
      { heading: { PT_BR: 'Titular', EN_US: 'Holder' }, cell: (row) => row.destination.holderName },
      {
        heading: { PT_BR: 'Documento', EN_US: 'Document' },
        cell: (row) => formatDocument(row.destination.holderDocument),
      },
      {
        heading: { PT_BR: 'Status', EN_US: 'Status' },
        cell: (row, { locale }) => words[locale][row.state] ?? row.state,
      },
      { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (row, text) => text.decimal(row.amountCents) },
      { heading: { PT_BR: 'Taxa', EN_US: 'Fee' }, cell: (row, text) => text.decimal(row.feeCents) },
      { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (row) => row.currency },
    ],
  })

export const endedWithdrawalsExports = [
  archive({
    purse: 'user',
    permission: 'isWithdrawsAvailable',
    name: 'paid-withdrawals',
    fileName: { PT_BR: 'saques-encerrados', EN_US: 'closed-withdrawals' },
    person: { PT_BR: 'Vendedor', EN_US: 'Seller' },
  }),
  archive({
    purse: 'manager',
    permission: 'isWithdrawsManagerAvailable',
    name: 'paid-managers-withdraws',
    fileName: { PT_BR: 'saques-encerrados-de-gerentes', EN_US: 'closed-manager-withdrawals' },
    person: { PT_BR: 'Gerente', EN_US: 'Manager' },
  }),
]

function placeOf(destination: Destination): string {
  if (destination.kind === 'PIX') return `Pix ${destination.pixKey}`
  if (destination.kind === 'ABROAD')
    return `${destination.bankName} ${destination.bic} ${destination.account}`
  const { bankCode, branch, account } = destination
  return `${bankName(bankCode) ?? bankCode} ${branch} ${account}`
}
