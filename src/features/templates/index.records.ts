/** The exports of this room that need the data layer. */
export { AddTemplateDialog } from './ui/AddTemplateDialog';
export { RemoveTemplateDialog } from './ui/RemoveTemplateDialog';
export { ResetTemplateDialog } from './ui/ResetTemplateDialog';
