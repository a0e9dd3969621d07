import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { accountingExportIdInput, accountingExportInput } from './accounting.input.ts'
import { askAccountingExport } from './ask-accounting-export.ts'
import {
  accountingExportListInput,
  getAccountingExport,
  listAccountingExports,
} from './list-accounting-exports.ts'
import { readAccountingFile } from './read-accounting-file.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })

export const adminAccountingApi = router({
  list: staff.readLagging(accountingExportListInput, listAccountingExports),
  get: staff.read(accountingExportIdInput, getAccountingExport),
  ask: staff.write('platform', accountingExportInput, askAccountingExport),
  read: staff.write('platform', accountingExportIdInput, readAccountingFile),
})
