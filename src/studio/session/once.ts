/** Something that happens once, for which others wait. */
export class Once {
  /** Says that it has happened. */
  happen: () => void = () => {}
  readonly #happened = new Promise<void>((resolve) => {
    this.happen = resolve
  })

  /** Resolves once it has happened, or after so many milliseconds. */
  async within(time: number): Promise<void> {
    await Promise.race([this.#happened, new Promise((go) => setTimeout(go, time))])
  }
}
