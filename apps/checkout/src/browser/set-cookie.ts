export function setCookie(name: string, value: string, options: { maxAgeSeconds?: number } = {}): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'samesite=lax']
  if (options.maxAgeSeconds !== undefined) parts.push(`max-age=${options.maxAgeSeconds}`)
  if (window.location.protocol === 'https:') parts.push('secure')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox releases still in use.
  document.cookie = parts.join('; ')
}
