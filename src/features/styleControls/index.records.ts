/** Exports that need the data layer. */
export { chooseConditionOf, chosenCondition } from './data/chosenCondition';
export { cssDraftsJournal } from './data/cssDraftsJournal';
export { useCss } from './data/useCss';
export { Colors } from './ui/controls/ColorPopover';
export { GradientField } from './ui/controls/GradientField';
export { LengthField } from './ui/controls/LengthField';
export { ResetFoot } from './ui/controls/ResetFoot';
export { InvalidValueMark } from './ui/controls/InvalidValueMark';
export { SelectField } from './ui/controls/SelectField';
export { Swatch } from './ui/controls/Swatch';
export { CONTRAST_LABELS } from './ui/controls/contrastLabels';
export { ORIGIN_NAMES } from './ui/controls/originNames';
export {
	StylesNavigationContext,
	useLeaveOnEscape,
	useStylesNavigation,
} from './ui/navigation';
export type { StylesNavigation } from './ui/navigation';
export { BackgroundPanel } from './ui/panels/BackgroundPanel';
export { BlockCss } from './ui/panels/BlockCss';
export { BorderPanel } from './ui/panels/BorderPanel';
export { DimensionsPanel } from './ui/panels/DimensionsPanel';
export { FiltersPanel } from './ui/panels/FiltersPanel';
export { ImagePanel } from './ui/panels/ImagePanel';
export { OutlinePanel } from './ui/panels/OutlinePanel';
export { GapRow, SidesRow } from './ui/panels/SpacingRows';
export type { BlockPanelProps } from './ui/panels/panel';
export { ChangedDot } from './ui/parts/ChangedDot';
export { ColorRow } from './ui/parts/ColorRow';
export { CssArea, ResetCss } from './ui/parts/CssArea';
export { InvalidValueNote } from './ui/parts/InvalidValueNote';
export { NotHere } from './ui/parts/NotHere';
export { LevelChoice, StateChoice } from './ui/parts/PartChoice';
export { StylesLink, StylesLinks } from './ui/parts/StylesLink';
export { StylesControl, StylesPanel } from './ui/parts/StylesPanel';
export { StylesScreen } from './ui/parts/StylesScreen';
export { TypographyPanel } from './ui/parts/TypographyPanel';
export { WithBlockTypes } from './ui/parts/WithBlockTypes';
export { sampleOf } from './ui/parts/sampleOf';
export { useMerged } from './ui/parts/useMerged';
