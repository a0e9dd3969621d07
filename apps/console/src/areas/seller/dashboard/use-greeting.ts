import { useMessages } from '../../../i18n/use-messages.ts'
import { useNow } from '../../../kit/use-today.ts'
import { dashboardCatalogue } from './catalogue.ts'

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'America/Sao_Paulo' })

/** A person by the first name and the time of day, a company by its whole name. */
export function useGreeting({ name, isCompany }: { name: string; isCompany: boolean }): string {
  const { greeting } = useMessages(dashboardCatalogue)
  const hour = Number(hourInSaoPaulo.format(useNow()))
  if (isCompany) return greeting.company(name.trim())
  const [firstName = name] = name.trim().split(/\s+/)
  if (hour >= 5 && hour < 12) return greeting.morning(firstName)
  return hour >= 12 && hour < 18 ? greeting.afternoon(firstName) : greeting.evening(firstName)
}
