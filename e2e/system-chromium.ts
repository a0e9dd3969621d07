import { existsSync } from 'node:fs'

/**
 * `npm test` finds a Chromium and sets CHROMIUM_PATH; by hand the system's is used, the headless one where it
 * exists.
 */
export function systemChromium(): string {
  const withoutWindows = '/usr/bin/chromium-headless-shell'
  return process.env.CHROMIUM_PATH ?? (existsSync(withoutWindows) ? withoutWindows : '/usr/bin/chromium')
}
