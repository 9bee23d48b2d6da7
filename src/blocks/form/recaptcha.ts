interface Recaptcha {
  ready(callback: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<void> | null = null

/**
 * Loads the script of reCAPTCHA v3, once for all who ask. After a failure the next call tries again.
 * @throws when the script does not arrive
 */
export function loadRecaptcha(address: string, key: string): Promise<void> {
  loading ??= new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = `${address}?render=${encodeURIComponent(key)}`
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      loading = null
      fail(new Error('The script of reCAPTCHA did not arrive.'))
    })
    document.head.append(script)
  })
  return loading
}

/**
 * A token for the contact form. It is made for one message and runs out, so it is never kept.
 * @throws when the script does not arrive, or gives no token
 */
export async function contactToken(address: string, key: string): Promise<string> {
  await loadRecaptcha(address, key)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('The script of reCAPTCHA brought nothing.')
  await new Promise<void>((done) => grecaptcha.ready(done))
  const token = await grecaptcha.execute(key, { action: 'contact' })
  if (!token) throw new Error('reCAPTCHA gave no token.')
  return token
}
