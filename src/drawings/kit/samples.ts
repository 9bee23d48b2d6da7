/** The closed cast: no other company or person may be in a drawing. */
export type Company =
  | 'Adunni Foods'
  | 'Bello Grains'
  | 'Ese Clinic'
  | 'Harbour Films'
  | 'Haulmark'
  | 'Kasuwa Online'
  | 'Ndole House'
  | 'Tiko Studio'
export type Person = Payee | 'Amaka Obi' | 'Samuel Ngassa'
/** Who may be paid: the other two prepare payments and approve them, and one person has one role on the whole site. */
export type Payee = 'Adaeze Balogun' | 'Tunde Musa'

export type Currency = 'NGN' | 'XAF' | 'USD'

const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** `4218960.75` → `4,218,960.75`, `12000` → `12,000`. */
export function figures(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : cents.format(amount)
}

/** `NGN 12,000`: the code comes first, because the fonts lack the currency symbols. */
export function money(currency: Currency, amount: number): string {
  return `${currency} ${figures(amount)}`
}

/** `+42,000`, `−12,000`. */
export function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${figures(Math.abs(amount))}`
}

/** `Ndole House` → `NH`. */
export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
}
