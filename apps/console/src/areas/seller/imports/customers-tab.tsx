import { formatDocument } from '@balcao/domain/people/document'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { importsCatalogue } from './catalogue.ts'
import type { ImportedCustomer } from './import.ts'
import type { ImportsMessages } from './messages/pt-br.ts'
import { useErasePerson } from './use-erase-person.tsx'

export function CustomersTab() {
  const text = useMessages(importsCatalogue)
  const format = useFormat()
  const { actionFor, dialog } = useErasePerson()
  const list = useList({
    key: 'customers',
    id: 'imported-customers',
    label: text.tabs.customers,
    columns: useMemo(() => customerColumns(text, format), [text, format]),
    searchLabel: text.customers.search,
    defaultSort: { by: 'importedAt', direction: 'desc' },
    query: ({ search, sort, cursor, limit }) =>
      api.seller.imports.customers.queryOptions({ search, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name, email }) => text.customers.rowLabel(name ?? email),
    rowActions: ({ email }) => actionFor(email),
    empty: { icon: <Users />, title: text.customers.empty, description: text.customers.emptyText },
  })
  return (
    <>
      <ListView list={list} />
      {dialog}
    </>
  )
}

function customerColumns(
  { customers: text }: ImportsMessages,
  format: Format,
): ListColumns<ImportedCustomer, never, 'importedAt'> {
  return [
    {
      id: 'name',
      header: text.name,
      cell: ({ name, email }) => <span className="block max-w-64 truncate">{name ?? email}</span>,
    },
    {
      id: 'contact',
      header: text.contact,
      card: 'subtitle',
      cell: ({ email, phone }) => (
        <span className="grid">
          <span className="block max-w-64 truncate">{email}</span>
          {phone && <span className="text-muted text-sm">{phone}</span>}
        </span>
      ),
    },
    {
      id: 'document',
      header: text.document,
      isForWideOnly: true,
      card: 'none',
      cell: ({ document }) => (document === null ? '—' : formatDocument(document)),
    },
    {
      id: 'since',
      header: text.since,
      sortBy: 'importedAt',
      card: 'detail',
      cell: ({ importedAt }) => (
        <time dateTime={importedAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(importedAt)}
        </time>
      ),
    },
  ]
}
