import { z } from 'zod'
import { defineExport } from '#rpc/exports/define-export.ts'
import { fieldWords, refusalWords } from './import-words.ts'
import { listRefusals } from './list-refusals.ts'

export const importRefusalsExport = defineExport({
  name: 'import-refusals',
  fileName: { PT_BR: 'linhas-nao-importadas', EN_US: 'rows-left-out' },
  access: { area: 'SELLER' },
  input: z.strictObject({ importId: z.uuid() }),
  rows: (caller, { importId }, page) => listRefusals(caller, { importId, ...page }),
  columns: [
    { heading: { PT_BR: 'Linha', EN_US: 'Line' }, cell: (row) => row.line },
    {
      heading: { PT_BR: 'Campo', EN_US: 'Field' },
      cell: (row, { locale }) => (row.field === null ? '' : fieldWords[locale][row.field]),
    },
    {
      heading: { PT_BR: 'Motivo', EN_US: 'Reason' },
      cell: (row, { locale }) => refusalWords[locale][row.reason],
    },
  ],
})
