type Utm = { source: string; medium: string; campaign: string }

/** The link with the typed UTM values; empty ones are left out. */
export function withUtm(link: string, utm: Utm): string {
  const url = new URL(link)
  for (const part of ['source', 'medium', 'campaign'] as const) {
    const value = utm[part].trim()
    if (value !== '') url.searchParams.set(`utm_${part}`, value)
  }
  return url.href
}
