import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileCheck2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { invoicesCatalogue } from './catalogue.ts'
import { canIssue } from './invoice.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { useInvoiceActions } from './use-invoice-actions.tsx'

const groups = ['TO_ISSUE', 'REJECTED', 'SENDING', 'ISSUED', 'CANCELED'] as const

/** Invoices of the seller's sales, by state, with the actions on them. */
export function InvoicesTab() {
  const text = useMessages(invoicesCatalogue)
  const { state: states } = useMessages(paymentsCatalogue).invoices
  const { locale } = useLocale()
  const [isAskingAll, setIsAskingAll] = useState(false)
  const profile = useQuery(api.seller.invoices.profile.queryOptions())
  const { actionsFor, dialog } = useInvoiceActions()
  const issueEach = useEachRow(api.seller.invoices.issue, {
    toInput: (invoiceId) => ({ invoiceIds: [invoiceId] }),
    invalidates: [api.seller.invoices],
  })
  const issueAll = useAction(api.seller.invoices.issueAll, {
    invalidates: [api.seller.invoices],
    done: text.action.asked,
  })
  const list = useList({
    id: 'invoices',
    label: text.title,
    columns: useMemo(() => invoiceColumns({ text, states }), [text, states]),
    filters: {
      group: {
        kind: 'one',
        label: text.filter.group,
        allLabel: text.filter.all,
        options: groups.map((group) => ({ value: group, label: text.filter.groups[group] })),
      },
      productId: {
        kind: 'lookup',
        label: text.filter.product,
        lookUp: api.seller.products.options.queryOptions,
      },
    },
    quickFilter: 'group',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.invoices.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    exportHref: ({ search, filters: { productId } }) =>
      exportHref('missing-invoices', { search, productId }, locale),
    rowId: ({ id }) => id,
    rowLabel: ({ orderCode, buyerName }) => text.rowLabel(orderCode, buyerName),
    rowActions: actionsFor,
    bulkActions: [
      {
        id: 'issue',
        label: text.action.issue,
        icon: <FileCheck2 />,
        confirm: (_, chosen) => ({
          title: text.action.chosen(chosen.filter(canIssue).length),
          text: text.action.chosenText,
        }),
        run: issueEach,
      },
    ],
    empty: { icon: <FileCheck2 />, title: text.empty.title, description: text.empty.text },
  })
  const { search, filters } = list.state.request
  const isReady = profile.data?.profile && profile.data.certificate
  const mayIssueAll = [undefined, 'TO_ISSUE', 'REJECTED'].some((group) => group === filters.group)
  return (
    <div className="grid grid-cols-1 gap-4">
      {profile.data && !isReady && (
        <Banner
          tone="info"
          title={text.start.title}
          action={
            <LinkButton asChild>
              <Link to="/platform/invoices" search={{ tab: 'profile' }}>
                {text.start.action}
              </Link>
            </LinkButton>
          }
        >
          {text.start.text}
        </Banner>
      )}
      {isReady && mayIssueAll && !list.isNever && (
        <div className="flex justify-end">
          <Button icon={<FileCheck2 />} onClick={() => setIsAskingAll(true)}>
            {text.action.issueAll}
          </Button>
        </div>
      )}
      <ListView list={list} />
      {dialog}
      {isAskingAll && (
        <ConfirmAction
          open
          onOpenChange={() => setIsAskingAll(false)}
          title={text.action.issueAllTitle}
          description={text.action.issueAllText}
          confirmLabel={text.action.issueAll}
          onConfirm={() => issueAll.run({ search, ...filters })}
        />
      )}
    </div>
  )
}
