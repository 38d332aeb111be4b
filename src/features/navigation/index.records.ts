/** The exports of this room that need the data layer. */
export { createFallback } from './data/changeMenus';
export { AddMenuDialog } from './ui/AddMenuDialog';
export { AddToMenu } from './ui/AddToMenu';
export { DeleteMenuDialog } from './ui/DeleteMenuDialog';
export { duplicate } from './ui/duplicate';
export { MenuView } from './ui/MenuView';
export { RenameMenuDialog } from './ui/RenameMenuDialog';
