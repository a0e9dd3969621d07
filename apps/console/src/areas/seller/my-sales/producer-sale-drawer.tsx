import { api } from '#api/client.ts'
import { SaleActionButtons } from '#features/payments/sale-action-buttons.tsx'
import { SaleDrawer } from '#features/payments/sale-drawer.tsx'
import type { ListDrawer, RowAction } from '#kit/list/list-declaration.ts'
import type { SaleSubject } from './sale-actions.ts'

/** A sale of the seller's own product, with its row's actions. */
export function ProducerSaleDrawer({
  actionsFor,
  ...drawer
}: ListDrawer & { actionsFor: (sale: SaleSubject) => RowAction[] }) {
  return (
    <SaleDrawer
      {...drawer}
      mails={api.seller.sales}
      query={api.seller.sales.get.queryOptions({ paymentId: drawer.rowId })}
      actions={(sale) => <SaleActionButtons actions={actionsFor({ ...sale, buyerName: sale.buyer.name })} />}
    />
  )
}
