const longestUrl = 2048

/** Backslashes, blanks, control and invisible characters: browsers rewrite or hide them, so they have no place in a link. */
const treacherousCharacters = /[\\\s\p{C}]/u
const encodedControlCharacters = /%(?:[01][0-9a-f]|7f)/i

/** An address a seller may send a buyer to: absolute, https, a public name, no user or password in it. */
export function isSafeExternalUrl(value: string): boolean {
  if (!isPlain(value) || !/^https:\/\/[^/]/i.test(value)) return false
  if (!URL.canParse(value)) return false
  const { protocol, username, password, hostname } = new URL(value)
  if (protocol !== 'https:' || username !== '' || password !== '' || authorityOf(value).includes('@'))
    return false
  return isPublicName(hostname)
}

/** A path inside the own site: one slash, and still the same host after the browser's parsing. */
export function isSafeInternalPath(value: string): boolean {
  if (!isPlain(value) || !/^\/(?!\/|%2f|%5c)/i.test(value)) return false
  const ourselves = 'https://ourselves.invalid'
  if (!URL.canParse(value, ourselves)) return false
  const { origin, pathname } = new URL(value, ourselves)
  return origin === ourselves && !/^\/(?:\/|%2f|%5c)/i.test(pathname)
}

function isPlain(value: string): boolean {
  return (
    value.length <= longestUrl && !treacherousCharacters.test(value) && !encodedControlCharacters.test(value)
  )
}

/** 'https://@host' names no user and parses like a plain address, but is only written to mislead. */
function authorityOf(value: string): string {
  return value.slice('https://'.length).split(/[/?#]/)[0] ?? ''
}

/** The last label of a public name contains a letter, which also excludes every form of an IPv4 address. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.includes('') || !/^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(last))
    return false
  return !['local', 'localhost', 'internal'].includes(last)
}
