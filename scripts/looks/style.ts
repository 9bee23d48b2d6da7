/** The look of the report. It is read from the disk, so it needs no file beside it. */
export const style = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #06262b; background: #eff4f3 }
body { max-width: 1680px; margin: 0 auto; padding: 24px clamp(16px, 3vw, 48px) 96px }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.2 }
h2 { margin: 0; font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere }
h3 { margin: 24px 0 8px; font-size: 1rem }
p { max-width: 44em; margin: 0 0 8px }
a { color: inherit }
section { margin-top: 32px; padding: 24px; border-radius: 14px; background: #fff }
table { margin: 16px 0; border-collapse: collapse }
th, td { padding: 6px 24px 6px 0; border-bottom: 1px solid #d3dedc; text-align: left; font-variant-numeric: tabular-nums }
td { overflow-wrap: anywhere }
td a, li a { display: inline-block; padding: 10px 0 }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
div[data-width="360"] { grid-template-columns: repeat(3, minmax(0, 360px)) }
figure { margin: 0 }
figcaption { color: #36545a; font-size: .875rem }
img { display: block; box-sizing: border-box; width: 100%; height: auto; border: 1px solid #d3dedc }
@media (max-width: 640px) { div, div[data-width] { grid-template-columns: minmax(0, 1fr) } section { padding: 16px } }
`
