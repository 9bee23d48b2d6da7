/** The time of a day as people write it: 14:02. Given in milliseconds since 1970. */
export const timeOf = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
