import { cartsExport } from '#modules/carts/carts.export.ts'
import { studentsExport } from '#modules/courses/students/students.export.ts'
import { importedSalesExport } from '#modules/imports/lists/imported-sales.export.ts'
import { importRefusalsExport } from '#modules/imports/lists/refusals.export.ts'
import { missingInvoicesExport } from '#modules/invoices/missing-invoices.export.ts'
import { statementExport } from '#modules/ledger/wallet/statement.export.ts'
import { clicksExports } from '#modules/partners/affiliates/clicks.export.ts'
import { platformSalesExport } from '#modules/payments/views/platform-sales.export.ts'
import { salesExport } from '#modules/payments/views/sales.export.ts'
import { endedWithdrawalsExports } from '#modules/payouts/withdrawals/ended-withdrawals.export.ts'
import { reportExports } from '#modules/reports/report.export.ts'
import { sellerProfitExport } from '#modules/reports/seller-profit.export.ts'
import { sellerRevenueExport } from '#modules/reports/seller-revenue.export.ts'
import { lastLoginsExport } from '#modules/reports/sellers/last-logins.export.ts'
import { sellersExport } from '#modules/reports/sellers/sellers.export.ts'
import { revenueExport } from '#modules/subscriptions/recurring-revenue/revenue.export.ts'
import type { Export } from '#rpc/exports/define-export.ts'

/** Every list that can be downloaded as a file. */
export const exports: readonly Export[] = [
  salesExport,
  statementExport,
  sellersExport,
  lastLoginsExport,
  platformSalesExport,
  sellerRevenueExport,
  sellerProfitExport,
  cartsExport,
  ...clicksExports,
  missingInvoicesExport,
  studentsExport,
  importedSalesExport,
  importRefusalsExport,
  ...endedWithdrawalsExports,
  ...reportExports,
  revenueExport,
]
