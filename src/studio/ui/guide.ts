/** The page of the guide about the studio, which the development server has beside it. */
export const guide = '/_guide/edit-in-the-studio'
