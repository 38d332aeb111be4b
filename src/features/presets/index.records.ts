/** Exports that need the data layer. */
export { useStyleUses } from './ui/presets/useStyleUses';
export { PaletteLink } from './ui/palette/PaletteLink';
export { PresetLists } from './ui/palette/PresetLists';
export { swatchOf } from './ui/palette/swatch';
export { FontSize } from './ui/presetScreens/FontSize';
export { FontSizes } from './ui/presetScreens/FontSizes';
export { Shadow } from './ui/presetScreens/Shadow';
export { Shadows } from './ui/presetScreens/Shadows';
