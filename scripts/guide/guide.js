// What makes the guide quicker to use. All of it can be read without this: what needs it comes with it.
{
  const { up, ending = '' } = document.documentElement.dataset
  const root = up ?? '/_guide/'
  const addressOf = (path) => (path === '' ? (up === undefined ? '/_guide' : `${up}index.html`) : root + path + ending)
  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }
  const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean)

  // Search, as find.js does it.
  const box = document.querySelector('.search')
  const input = box?.querySelector('input')
  const results = box?.querySelector('#results')
  const search = () => {
    const best = findEntries(guideIndex, input.value).slice(0, 12)
    const rows = best.map(([path, title, summary]) =>
      make('li', {}, make('a', { href: addressOf(path), textContent: title }), make('p', { textContent: summary })),
    )
    const none = make('p', { textContent: 'Nothing found. Try another word.' })
    results.replaceChildren(
      ...(input.value.trim() === '' ? [] : rows.length === 0 ? [none] : [make('ul', {}, ...rows)]),
    )
  }
  if (box && input && results) {
    box.hidden = false
    input.addEventListener('input', search)
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === input) results.querySelector('a')?.click()
      if (event.key !== 'Escape') return
      input.value = ''
      search()
      input.focus()
    })
  }

  // Filters: they hide what does not hold the words, and headings with nothing left under them.
  for (const place of document.querySelectorAll('[data-filter]')) {
    const items = [...document.querySelectorAll('[data-item]')]
    const field = make('input', { type: 'search', autocomplete: 'off' })
    const status = make('span', { role: 'status' })
    field.addEventListener('input', () => {
      const words = wordsOf(field.value)
      for (const item of items) {
        const text = item.textContent.toLowerCase()
        item.hidden = !words.every((word) => text.includes(word))
      }
      for (const list of new Set(items.map((item) => item.parentElement))) {
        const isEmpty = [...list.children].every((item) => item.hidden)
        list.hidden = isEmpty
        if (list.previousElementSibling?.tagName === 'H2') list.previousElementSibling.hidden = isEmpty
      }
      status.textContent = words.length === 0 ? '' : `${items.filter((item) => !item.hidden).length} found`
    })
    place.append(make('label', {}, place.dataset.filter, field), status)
  }

  // Copying.
  for (const part of document.querySelectorAll('.copy')) {
    const button = make('button', { type: 'button', textContent: 'Copy' })
    const status = make('span', { role: 'status' })
    button.addEventListener('click', async () => {
      const text = part.querySelector('pre')
      try {
        await navigator.clipboard.writeText(text.textContent)
        status.textContent = 'Copied'
      } catch {
        // The browser does not allow it: what is chosen can be copied by hand.
        getSelection()?.selectAllChildren(text)
        status.textContent = 'Chosen: press Ctrl+C'
      }
      setTimeout(() => (status.textContent = ''), 3000)
    })
    part.prepend(make('p', { className: 'tools' }, button, status))
  }

  // In development a press on the name of a file opens it in the editor.
  if (up === undefined) {
    for (const place of document.querySelectorAll('[data-file]')) {
      const button = make('button', { type: 'button', title: 'Open in the editor' })
      button.append(...place.childNodes)
      const status = make('span', { role: 'status' })
      button.addEventListener('click', async () => {
        const { open } = await import('/src/dev/guideEntry.ts')
        status.textContent = await open(place.dataset.file)
      })
      place.append(button, status)
    }
  }
}
