/** What needs the data layer: the second door of this room. */
export { isSameFonts, readFonts, writeFonts } from './model/record';
export type { ActiveFonts, SiteFonts } from './model/siteFonts';
export type { UsedFonts } from './model/usedFonts';
export { FontLibraryDialog } from './ui/FontLibraryDialog';
export { FontsSection } from './ui/FontsSection';
