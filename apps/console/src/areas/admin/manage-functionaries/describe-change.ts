import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'
import type { Format } from '#i18n/use-format.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import type { ManageFunctionariesMessages } from './messages/pt-br.ts'
import type { StaffMember } from './staff.ts'

type Entry = StaffMember['history'][number]

type Words = {
  text: ManageFunctionariesMessages['history']
  format: Pick<Format, 'date' | 'money'>
  /** “Vendas, Produtos e Painel”. */
  join: (permissions: readonly AdminPermission[]) => string
}

/** Changes of a history entry, one sentence each. */
export function describeChange(entry: Entry, { text, format, join }: Words): string[] {
  const { before, after, reason } = entry
  const sentences = reason === null ? [] : [text.reason(reason)]
  if (after === null) return sentences
  const names = (permissions: readonly AdminPermission[]) =>
    permissions.length === adminPermissions.length ? text.everything : join(permissions)
  if (before === null) {
    sentences.push(text.with(names(after.permissions)))
    if (after.accessEndsAt !== null)
      sentences.push(text.endSet(format.date(lastDayBefore(after.accessEndsAt))))
    return sentences
  }
  const given = after.permissions.filter((permission) => !before.permissions.includes(permission))
  const taken = before.permissions.filter((permission) => !after.permissions.includes(permission))
  if (given.length > 0) sentences.push(text.gave(names(given)))
  if (taken.length > 0) sentences.push(text.took(names(taken)))
  if (before.accessEndsAt !== after.accessEndsAt)
    sentences.push(
      after.accessEndsAt === null
        ? text.endRemoved
        : text.endSet(format.date(lastDayBefore(after.accessEndsAt))),
    )
  sentences.push(...describeLimits(before.limits, after.limits, { text, format }))
  if (before.name !== after.name) sentences.push(text.renamed(after.name))
  return sentences
}

type Limits = NonNullable<NonNullable<Entry['after']>['limits']>

function describeLimits(
  before: Limits | undefined,
  after: Limits | undefined,
  { text, format }: Pick<Words, 'text' | 'format'>,
): string[] {
  if (!before || !after) return []
  const amount = (cents: number | null) => (cents === null ? text.noLimit : format.money(cents, 'BRL'))
  return [
    before.approvesAloneMaxCents !== after.approvesAloneMaxCents &&
      text.alone(amount(after.approvesAloneMaxCents)),
    before.approvesMaxCents !== after.approvesMaxCents && text.most(amount(after.approvesMaxCents)),
    String(before.sellerIds) !== String(after.sellerIds) &&
      (after.sellerIds === null ? text.allSellers : text.someSellers(after.sellerIds.length)),
  ].filter((sentence) => sentence !== false)
}
