import { createRoot } from 'react-dom/client'
import '../theme/tokens.gen.css'
import '../theme/fonts.gen.css'
import './style/base.css'
import './style/shell.css'
import './style/narrow.css'
import './style/side.css'
import './style/canvas.css'
import './style/changes.css'
import './style/add.css'
import './style/drawer.css'
import './style/fileText.css'
import './style/conflict.css'
import './style/form.css'
import './style/skeleton.css'
import './style/keys.css'
import './style/phone.css'
import './style/forced.css'
import { Studio } from './core/studio.ts'
import { hearHistory } from './session/address.ts'
import { startStore } from './store/client.ts'
import { Shell } from './ui/shell.tsx'
import { StudioContext } from './ui/useStudio.ts'

// The studio, in development only: the visual editor of the site's documents.

// A tool is used for hours: it may wait for its letters, which on the site would move the text.
for (const font of document.fonts) font.display = 'swap'

const studio = new Studio(startStore())
void studio.start(new URLSearchParams(location.search))
hearHistory((key, at) => void studio.open(key, at, 'studio', true))

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StudioContext value={studio}>
    <Shell />
  </StudioContext>,
)
