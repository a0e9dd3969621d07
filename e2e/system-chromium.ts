import { existsSync } from 'node:fs'

/** `npm test` finds a Chromium and says where in CHROMIUM_PATH; by hand the system's is taken, without windows where it has that. */
export function systemChromium(): string {
  const withoutWindows = '/usr/bin/chromium-headless-shell'
  return process.env.CHROMIUM_PATH ?? (existsSync(withoutWindows) ? withoutWindows : '/usr/bin/chromium')
}
