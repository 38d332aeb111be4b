/** What needs the data layer: the second door of this room. */
export { withSheet } from './model/sheet';
export { watchStyles } from './data/stylesGate';
export { cssDraftsJournal } from './data/cssDraftsJournal';
export { keepPreviewCurrentOnceEdited } from './data/preview';
export { useHasChanges } from './data/useHasChanges';
export { useHasFontLibrary } from './data/useHasFontLibrary';
export { useStylesRights } from './data/useStylesRights';
export { useChangedSettings, useSheet } from './data/useSheet';
export { styleChangeWords, stylePlaceLabel } from './ui/changeWords';
export { colorOf } from './ui/paint';
export { resetAll } from './ui/resetAll';
export { StyleBookArea } from './ui/StyleBookArea';
export { SiteFontLibrary } from './ui/SiteFontLibrary';
export { StyleBookButton } from './ui/StyleBookButton';
export { StylesMenu } from './ui/StylesMenu';
export { StylesTools } from './ui/StylesTools';
export { StylesNavigator } from './ui/StylesNavigator';
