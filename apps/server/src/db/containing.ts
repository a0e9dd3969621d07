/** The pattern of LIKE for texts that contain exactly this, whatever signs it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
