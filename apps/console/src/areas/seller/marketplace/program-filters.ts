import { categories } from '@balcao/domain/options/categories'
import { type ConsoleLocale, locales, productTypes } from '@balcao/domain/vocabulary'
import type { Format } from '#i18n/use-format.ts'
import type { ListRequest } from '#kit/list/list-declaration.ts'
import type { ListFilters } from '#kit/list/list-filter.ts'
import type { MarketplaceMessages } from './messages/pt-br.ts'

const commissionSteps = ['2000', '3000', '4000', '5000'] as const

type Words = { text: MarketplaceMessages; format: Format; locale: ConsoleLocale }

export function programFilters({ text, format, locale }: Words) {
  const { filter } = text
  return {
    category: {
      kind: 'one',
      label: filter.category,
      options: categories.map(({ id, names }) => ({ value: id, label: names[locale] })),
    },
    commission: {
      kind: 'one',
      label: filter.commission,
      options: commissionSteps.map((step) => ({
        value: step,
        label: filter.commissionFrom(format.basisPoints(Number(step))),
      })),
    },
    entry: {
      kind: 'one',
      label: filter.entry,
      options: (['OPEN', 'ON_REQUEST'] as const).map((entry) => ({
        value: entry,
        label: filter.entries[entry],
      })),
    },
    type: {
      kind: 'one',
      label: filter.type,
      options: productTypes.map((type) => ({ value: type, label: text.types[type] })),
    },
    language: {
      kind: 'one',
      label: filter.language,
      options: locales.map((language) => ({ value: language, label: text.languages[language] })),
    },
  } as const satisfies ListFilters
}

/** The page's address as the server's input. */
export function programsAsked({
  search,
  filters: { commission, ...filters },
  cursor,
  limit,
}: ListRequest<ReturnType<typeof programFilters>>) {
  return {
    search,
    ...filters,
    ...(commission !== undefined && { basisPointsFrom: Number(commission) }),
    cursor,
    limit,
  }
}
