import { noteExport } from '#modules/platforms/note-export.ts'
import { defineExport } from '#rpc/exports/define-export.ts'
import { lastLoginFilters, listLastLogins } from './list-last-logins.ts'

/** Last logins as a file. It contains personal data, so every export is logged; the rows come from a replica. */
export const lastLoginsExport = defineExport({
  name: 'last-logins',
  fileName: { PT_BR: 'ultimos-acessos', EN_US: 'last-access' },
  access: { area: 'ADMIN', permission: 'isExportUsersAvailable' },
  input: lastLoginFilters,
  rows: async (caller, filters, page) => {
    await noteExport(caller, 'users.exported', page, filters)
    return listLastLogins(caller, { ...filters, ...page })
  },
  columns: [
    { heading: { PT_BR: 'Vendedor', EN_US: 'Seller' }, cell: (row) => row.name },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (row) => row.email },
    {
      heading: { PT_BR: 'Último acesso', EN_US: 'Last access' },
      cell: (row, text) => (row.enteredAt === null ? null : text.instant(row.enteredAt)),
    },
    { heading: { PT_BR: 'Cadastro', EN_US: 'Registered' }, cell: (row, text) => text.instant(row.createdAt) },
    { heading: { PT_BR: 'Gerente', EN_US: 'Manager' }, cell: (row) => row.manager?.name ?? null },
  ],
})
