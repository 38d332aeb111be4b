/** Exports that need the data layer. */
export { loadInstalled } from './data/installed';
export { lostFamilies } from './data/lostFamilies';
export { deleteFamily } from './data/requests';
export { showFaces } from './data/showFaces';
export { useFamilyFaces } from './data/useFamilyFaces';
export { themeUrls, useThemeUrls } from './data/useThemeUrls';
export { parseFamily } from './model/family';
export { pageFaces, type PageFace } from './model/faceRules';
export { isSameFonts, readFonts, writeFonts } from './model/record';
export type { ActiveFonts, FontsChange, SiteFonts } from './model/siteFonts';
export type { UsedFonts } from './model/usedFonts';
export { FontLibraryDialog } from './ui/FontLibraryDialog';
export { FontsSection } from './ui/FontsSection';
