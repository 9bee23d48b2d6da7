import type { Written } from '../model/document.ts'
import { blocksOnPage } from './pointing.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
[data-unseen] { outline: 2px dashed #9b1129; outline-offset: -2px; }
[data-unseen]::before {
  content: attr(data-unseen);
  display: block;
  position: relative;
  z-index: 1;
  padding: 8px 16px;
  background: #ffd9df;
  color: #06262b;
  font: 600 15px/1.45 system-ui, sans-serif;
}`)

let written: Written | undefined

/** Writes on each block that visitors do not see why that is. Blocks that are drawn later get it when they are there. */
export function showBadges(next: Written | undefined): void {
  if (!written) {
    document.adoptedStyleSheets.push(sheet)
    const root = document.getElementById('root')
    if (root) new MutationObserver(write).observe(root, { childList: true, subtree: true })
  }
  written = next ?? { blocks: [] }
  write()
}

function write(): void {
  for (const [at, block] of blocksOnPage().entries()) {
    const badge = written?.blocks[at]?.badge
    if (badge === undefined) delete block.dataset.unseen
    else if (block.dataset.unseen !== badge) block.dataset.unseen = badge
  }
}
