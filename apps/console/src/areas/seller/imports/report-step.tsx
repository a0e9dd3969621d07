import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Checkbox } from '@balcao/ui/checkbox'
import { Select } from '@balcao/ui/select'
import { Switch } from '@balcao/ui/switch'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { Tile } from '@balcao/ui/tile'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { Money } from '#kit/money.tsx'
import { importsCatalogue } from './catalogue.ts'
import type { Import } from './import.ts'
import { RefusalList } from './refusal-list.tsx'

type Link = { productId: string; givesAccess: boolean }
type Links = Readonly<Record<string, Link | undefined>>
type ReportStepProps = { shown: Import; onCorrect: () => void }

/** The report of the dry run, the choices for its rows, and the button that imports them. */
export function ReportStep({ shown, onCorrect }: ReportStepProps) {
  const { report: text } = useMessages(importsCatalogue)
  const format = useFormat()
  const { id: importId, freshCount, knownCount, refusedCount, subject, report } = shown
  const [links, setLinks] = useState(() => suggestedLinks(shown))
  const [isCounted, setIsCounted] = useState(false)
  const start = useAction(api.seller.imports.start, { invalidates: [api.seller.imports] })
  const linked = Object.entries(links).flatMap(([name, link]) => (link ? [{ name, ...link }] : []))
  const tiles = [
    { label: text.fresh, value: freshCount },
    { label: text.known, value: knownCount },
    { label: text.refused, value: refusedCount },
  ]
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h2 className="font-semibold text-base">{text.title}</h2>
        <div className="grid grid-cols-1 gap-3 sm:max-w-3xl sm:grid-cols-3">
          {tiles.map(({ label, value }) => (
            <Tile key={label} label={label} value={format.integer(value)} />
          ))}
        </div>
      </section>
      {report && report.products.length > 0 && (
        <Products
          shown={shown}
          links={links}
          onChange={(name, link) => setLinks((before) => ({ ...before, [name]: link }))}
        />
      )}
      {report && report.months.length > 0 && <Months shown={shown} />}
      {subject === 'SALES' && freshCount > 0 && (
        <Card className="max-w-2xl">
          <Switch
            label={text.counted}
            description={text.countedHelp}
            checked={isCounted}
            onChange={setIsCounted}
          />
        </Card>
      )}
      {freshCount === 0 && <Banner tone="info">{text.nothing}</Banner>}
      <div className="flex flex-wrap gap-2">
        {(freshCount > 0 || linked.some(({ givesAccess }) => givesAccess)) && (
          <Button
            variant="primary"
            isBusy={start.isBusy}
            onClick={() => start.start({ importId, isCounted, links: linked })}
          >
            {text.start(freshCount, format.integer(freshCount))}
          </Button>
        )}
        <Button onClick={onCorrect}>{text.correct}</Button>
      </div>
      {refusedCount > 0 && <RefusalList shown={shown} />}
    </div>
  )
}

/** The seller's own products with the same names. No imported buyer gets access before the seller decides so. */
function suggestedLinks({ report }: Import): Links {
  return Object.fromEntries(
    (report?.products ?? []).flatMap(({ name, suggestedId }) =>
      suggestedId === null ? [] : [[name, { productId: suggestedId, givesAccess: false }]],
    ),
  )
}

type ProductsProps = {
  shown: Import
  links: Links
  onChange: (name: string, link: Link | undefined) => void
}

function Products({ shown: { report, choices, subject }, links, onChange }: ProductsProps) {
  const { report: text } = useMessages(importsCatalogue)
  const format = useFormat()
  const canGive = (productId: string) =>
    choices.some(({ id, canGiveAccess }) => id === productId && canGiveAccess)
  return (
    <Card isFlush>
      <div className="grid gap-1 border-default border-b p-4 sm:p-5">
        <CardHeader title={text.products} />
        <p className="max-w-prose text-muted text-sm">
          {subject === 'SUBSCRIPTIONS' ? text.accessHelp_SUBSCRIPTIONS : text.accessHelp}
        </p>
      </div>
      <ul>
        {report?.products.map(({ name, currency, count, cents, people }) => {
          const link = links[name]
          return (
            <li
              key={`${name} ${currency}`}
              className="grid grid-cols-1 items-start gap-x-6 gap-y-3 border-default border-b px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:px-5"
            >
              <div className="grid gap-0.5">
                <span className="wrap-anywhere font-medium">{name}</span>
                <span className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
                  <span>
                    {text.count}: {format.integer(count)}
                  </span>
                  <span>{format.money(cents, currency)}</span>
                  <span>{text.people(people, format.integer(people))}</span>
                </span>
              </div>
              <div className="grid gap-2">
                <Select
                  aria-label={`${text.link}: ${name}`}
                  options={choices.map(({ id, name: own }) => ({ value: id, label: own }))}
                  value={link?.productId ?? null}
                  onChange={(productId) =>
                    onChange(name, productId === null ? undefined : { productId, givesAccess: false })
                  }
                  placeholder={`${text.link}: ${text.linkNone}`}
                  emptyText={text.noProducts}
                  clearLabel={text.linkNone}
                />
                {link &&
                  people > 0 &&
                  (canGive(link.productId) ? (
                    <Checkbox
                      label={text.access(people, format.integer(people))}
                      checked={link.givesAccess}
                      onChange={(givesAccess) => onChange(name, { ...link, givesAccess })}
                    />
                  ) : (
                    <p className="text-muted text-sm">{text.accessNotYet}</p>
                  ))}
              </div>
            </li>
          )
        })}
      </ul>
      {(report?.otherProducts ?? 0) > 0 && (
        <p className="border-default border-t px-4 py-3 text-muted text-sm sm:px-5">
          {text.more(report?.otherProducts ?? 0)}
        </p>
      )}
    </Card>
  )
}

function Months({ shown: { report, subject } }: { shown: Import }) {
  const { report: text } = useMessages(importsCatalogue)
  const format = useFormat()
  const title = subject === 'SUBSCRIPTIONS' ? text.months_SUBSCRIPTIONS : text.months
  return (
    <Card isFlush className="max-w-2xl">
      <CardHeader title={title} className="border-default border-b p-4 sm:p-5" />
      <Table label={title}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{text.month}</TableHeaderCell>
            <TableHeaderCell align="end">{text.count}</TableHeaderCell>
            <TableHeaderCell align="end">{text.amount}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {report?.months.map(({ month, currency, count, cents }) => (
            <TableRow key={`${month} ${currency}`}>
              <TableCell>{format.month(`${month}-15`)}</TableCell>
              <TableCell align="end" className="tabular-nums">
                {format.integer(count)}
              </TableCell>
              <TableCell align="end">
                <Money cents={cents} currency={currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
