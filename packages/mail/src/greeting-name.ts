import { firstName } from '@balcao/domain/people/names'

const longestGreeting = 30

/**
 * The first name, or an empty text if it is too long or has other characters than those of a name. Strangers
 * can trigger mails to any mailbox under a name of their choice, and mail programs turn "www.evil.example"
 * into a link.
 */
export function greetingName(fullName: string): string {
  const name = firstName(fullName)
  return name.length <= longestGreeting && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(name) ? name : ''
}
