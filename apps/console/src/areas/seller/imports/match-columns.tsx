import {
  type ColumnMatching,
  type ImportField,
  importFields,
  requiredFields,
} from '@balcao/domain/platform/imports'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Select } from '@balcao/ui/select'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { importsCatalogue } from './catalogue.ts'
import type { Import } from './import.ts'

type MatchColumnsProps = { shown: Import; onChecked: () => void }

/** The guessed column of each field, with samples, to be corrected before the file is read. */
export function MatchColumns({ shown, onChecked }: MatchColumnsProps) {
  const { match: text, field: names } = useMessages(importsCatalogue)
  const { id: importId, subject, headings } = shown
  const [matching, setMatching] = useState<ColumnMatching>(shown.matching)
  const check = useAction(api.seller.imports.check, { invalidates: [api.seller.imports], done: onChecked })
  const missing = requiredFields[subject].filter((field) => matching[field] === undefined)
  const choose = (field: ImportField, column: string | null) =>
    setMatching(({ [field]: _, ...others }) =>
      column === null ? others : { ...others, [field]: Number(column) },
    )
  return (
    <div className="grid gap-4">
      <Card isFlush>
        <div className="grid gap-1 border-default border-b p-4 sm:p-5">
          <CardHeader title={text.title} />
          <p className="max-w-prose text-muted text-sm">{text.text}</p>
          {shown.encoding === 'WINDOWS_1252' && <p className="text-muted text-sm">{text.latin}</p>}
        </div>
        <ul>
          {importFields[subject].map((field) => (
            <li
              key={field}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-default border-b px-4 py-3 last:border-b-0 sm:grid-cols-[14rem_minmax(0,18rem)_minmax(0,1fr)] sm:px-5"
            >
              <span className="font-medium">
                {names[field]}
                {requiredFields[subject].includes(field) && (
                  <span className="ms-1.5 font-normal text-muted text-sm">{text.required}</span>
                )}
              </span>
              <Select
                aria-label={`${text.column}: ${names[field]}`}
                options={headings.map((heading, place) => ({
                  value: String(place),
                  label: heading || text.unnamed(place + 1),
                }))}
                value={matching[field] === undefined ? null : String(matching[field])}
                onChange={(column) => choose(field, column)}
                placeholder={requiredFields[subject].includes(field) ? text.choose : text.none}
                emptyText={text.none}
                clearLabel={text.none}
              />
              <Samples shown={shown} column={matching[field]} />
            </li>
          ))}
        </ul>
      </Card>
      {missing.length > 0 && (
        <Banner tone="pending">{text.missing(missing.map((field) => names[field]).join(', '))}</Banner>
      )}
      <div>
        <Button
          variant="primary"
          disabled={missing.length > 0}
          isBusy={check.isBusy}
          onClick={() => check.start({ importId, matching })}
        >
          {text.check}
        </Button>
      </div>
    </div>
  )
}

function Samples({ shown: { samples }, column }: { shown: Import; column: number | undefined }) {
  const { match: text } = useMessages(importsCatalogue)
  const values = column === undefined ? [] : samples.map((row) => row[column] ?? '').filter(Boolean)
  return (
    <p className="min-w-0 truncate text-muted text-sm">
      <span className="sr-only">{text.sample}: </span>
      {values.length === 0 ? '—' : values.join(' · ')}
    </p>
  )
}
