import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { dashboardCatalogue } from './catalogue.ts'

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'America/Sao_Paulo' })

/** Greeting by the time of day: a person by the first name, while a company's name stands below. */
export function useGreeting({ name, isCompany }: { name: string; isCompany: boolean }): string {
  const { greeting } = useMessages(dashboardCatalogue)
  const hour = Number(hourInSaoPaulo.format(useNow()))
  const [firstName = name] = isCompany ? [''] : name.trim().split(/\s+/)
  if (hour >= 5 && hour < 12) return greeting.morning(firstName)
  return hour >= 12 && hour < 18 ? greeting.afternoon(firstName) : greeting.evening(firstName)
}
