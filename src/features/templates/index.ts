/** The list of templates, for the screens: it needs no data layer. What changes templates is provided later. */
export { addingTemplate } from './data/adding';
export { prepareTemplates, useTemplates } from './data/useTemplates';
export { NEEDED_TO_ADD } from './model/needed';
export { AddTemplateButton } from './ui/AddTemplateButton';
export { templateEditing } from './ui/templateEditing';
export { TemplatesList } from './ui/TemplatesList';
export { TemplateUsesDialog } from './ui/TemplateUsesDialog';
export { useTemplateActions } from './ui/useTemplateActions';
