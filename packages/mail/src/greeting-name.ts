import { firstName } from '@balcao/domain/people/names'

const longestGreeting = 30

/**
 * The first name, if it is one. Strangers can trigger mails to any mailbox under a name of their choice, and mail
 * programs turn "www.evil.example" into a link, so a name with other characters than letters is left out.
 */
export function greetingName(fullName: string): string {
  const name = firstName(fullName)
  return name.length <= longestGreeting && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(name) ? name : ''
}
