// In development: each frame with an example is as high as its content, also when an edit makes it higher.
for (const frame of document.querySelectorAll('figure iframe')) {
  frame.addEventListener('load', () => {
    const inside = frame.contentDocument.body
    const fit = () => {
      frame.height = Math.max(120, inside.scrollHeight)
    }
    new ResizeObserver(fit).observe(inside.querySelector('main') ?? inside)
    new MutationObserver(fit).observe(inside, { childList: true, subtree: true })
    fit()
  })
}
