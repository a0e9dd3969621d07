import { salesAccess } from './testing/sales-access.ts'

export const adminSalesAccess = salesAccess('admin.sales', 'manager')
