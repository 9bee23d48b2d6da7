// A module that does nothing but evaluate react-dom.
export { hydrateRoot } from 'react-dom/client'
