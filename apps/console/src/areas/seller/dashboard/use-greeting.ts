import { useMessages } from '../../../i18n/use-messages.ts'
import { useNow } from '../../../kit/use-today.ts'
import { dashboardCatalogue } from './catalogue.ts'

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'America/Sao_Paulo' })

export function useGreeting(fullName: string): string {
  const { greeting } = useMessages(dashboardCatalogue)
  const hour = Number(hourInSaoPaulo.format(useNow()))
  const name = shortName(fullName)
  if (hour >= 5 && hour < 12) return greeting.morning(name)
  return hour >= 12 && hour < 18 ? greeting.afternoon(name) : greeting.evening(name)
}

const longestName = 20

/** A seller may be a person or a business, so a short name is said whole; of a long one only the first word. */
function shortName(fullName: string): string {
  const name = fullName.trim()
  return name.length <= longestName ? name : (name.split(/\s+/)[0] ?? name)
}
