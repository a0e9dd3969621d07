import { type PasswordDoor, passwordDoors } from '#modules/accounts/doors/doors.ts'

export type SecondFactorChallenge = { door: PasswordDoor; rememberDevice: boolean; token: string }

/** Includes the door, because it determines the platform of the token; with a forged door no token is found. */
export function writeChallenge({ door, rememberDevice, token }: SecondFactorChallenge): string {
  return `${door}.${rememberDevice ? 'remember' : 'forget'}.${token}`
}

export function readChallenge(challenge: string): SecondFactorChallenge | null {
  const [doorName, memory, token] = challenge.split('.')
  const door = passwordDoors.find((candidate) => candidate === doorName)
  return door && token ? { door, rememberDevice: memory === 'remember', token } : null
}
