import { advice, error, type Rule, warning } from '../rule.ts'

/** What a document could not silence: the file of the picture has no place for it. */
const aboutFile = (rule: Rule): Rule => ({ ...rule, silenceable: false })

/** Rules of the pictures in _media and of the places that show them. What they ask of marks: src/model/marks.ts. */
export const pictureRules = {
  pictureUnknown: error(
    'Pictures exist',
    'The place of the picture would stay empty.',
    'Correct the name, or put the file into the folder _media.',
  ),
  pictureAlt: error(
    'Pictures say what they show, or that they only decorate',
    'People who cannot see the picture hear its text instead. Without one they hear nothing, or the name of a file.',
    'Write one sentence in "alt". Where the picture only decorates, write "decorative": true instead.',
  ),
  pictureName: error(
    'Names of pictures use small letters, digits and hyphens, and end with their file type',
    'Spaces and other letters change on the way between systems, so that the picture is there on one and missing on another.',
    'Give the file the name that the message suggests, also in the pages that use it.',
  ),
  pictureKind: error(
    'Pictures are JPEG, PNG or WebP files that are not animated',
    'Other kinds are unsafe, are shown by some browsers only, or hold no picture at all.',
    'Open the picture in any program for pictures and export it as JPEG (photographs) or PNG (screens and drawings).',
  ),
  pictureDamaged: error(
    'Files of pictures are whole',
    'A file that was cut off on its way shows half a picture, or none.',
    'Copy the file again from where it came.',
  ),
  pictureTooLarge: error(
    'Pictures have at most 50 million pixels and 50 MB',
    'A picture of that size takes more memory than the computer that builds the site may have.',
    'Save the picture smaller. Twice the width at which it is shown is enough.',
  ),
  pictureSmall: warning(
    'Pictures are large enough for their place',
    'A picture that is stretched looks blurred.',
    'Use a larger picture. A picture in the page can also be shown with "width": "narrow".',
  ),
  markShape: warning(
    'Marks of companies are neither long strips nor high towers',
    'All marks have the same small place. A mark that is far wider or higher than it is too small there to be read.',
    'Use a shorter form of the mark, or leave the field "mark" out: the name is then set in type.',
  ),
  markBackground: warning(
    'Marks of companies have a transparent or white background',
    'They are shown on white. Another background looks like a box, and a white mark cannot be seen.',
    'Ask the company for a PNG with a transparent background, made for light pages.',
  ),
  markBox: advice(
    'Marks of companies are no coloured boxes',
    'A symbol in a box is made for the screens of phones. Among marks on white it looks like a sticker, and louder than they are.',
    'Ask the company for the symbol on a clear background, or leave the field "mark" out: the name is then set in type.',
  ),
  pictureUnused: aboutFile(
    warning(
      'Pictures are used',
      'A file that no page uses is carried along for nobody.',
      'Use the picture on a page, or delete the file.',
    ),
  ),
  pictureHeavy: aboutFile(
    warning(
      'Files of pictures are at most 5 MB',
      'Visitors get small copies, but everybody who works on the site loads the file itself.',
      'Save the picture smaller. Twice the width at which it is shown is enough.',
    ),
  ),
} satisfies Record<string, Rule>
