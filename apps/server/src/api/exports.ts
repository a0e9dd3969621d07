import { statementExport } from '../modules/ledger/wallet/statement.export.ts'
import { salesExport } from '../modules/payments/sales.export.ts'
import { reportExports } from '../modules/reports/report.export.ts'
import type { Export } from '../rpc/exports/define-export.ts'

/** Every list that can be downloaded as a file. */
export const exports: readonly Export[] = [salesExport, statementExport, ...reportExports]
